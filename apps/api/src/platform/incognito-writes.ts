import { IncognitoWrite, newId } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import type { RequestContext } from './request-context.js';

/**
 * Keeps both ids at each call with which an admin who looks as another person does more than look (spec TR-32). Recorded before the call
 * runs, so that nothing happens unrecorded, and withdrawn when it is refused.
 */
@Injectable()
export class IncognitoWrites {
  constructor(private readonly database: DataSource) {}

  /** @param call `METHOD /path`; calls with GET are mere looking */
  async note(context: RequestContext, call: string | undefined): Promise<void> {
    const { incognito, request, account, visitor, item } = context;
    const personId = account?.id ?? visitor?.id;
    if (!incognito || personId === undefined || request.method === 'GET' || request.method === 'HEAD') return;
    // Its own end is in the look itself.
    if (call === 'DELETE /sessions' || call === 'DELETE /sessions/incognito') return;
    const write = {
      id: newId(),
      incognitoId: incognito.id,
      adminId: incognito.adminId,
      personId,
      at: new Date(),
      call: call ?? request.method,
      itemId: item?.id ?? null,
    };
    await this.database.manager.insert(IncognitoWrite, write);
    context.incognitoWriteId = write.id;
  }

  /** Withdraws the record of a refused call before its answer leaves. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onSend', async ({ requestContext }, reply) => {
      const id = requestContext?.incognitoWriteId;
      if (id !== undefined && reply.statusCode >= 400 && reply.statusCode < 500) await this.database.manager.delete(IncognitoWrite, { id });
    });
  }
}
