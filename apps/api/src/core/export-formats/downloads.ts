import type { Readable } from 'node:stream';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../../platform/request-context.js';
import { TransferSlots } from '../queue/transfer-slots.js';
import type { ExportFile } from './table-file.js';

/** Sends an export: a file that is made while it is sent. Guests may export what is public, too. */
@Injectable()
export class Downloads {
  private readonly turns = new TransferSlots(SERVER_LIMITS.exports);

  /**
   * @param open begins to make it, as soon as it is their turn
   * @throws TOO_MANY_REQUESTS with the seconds to wait
   */
  async send(
    context: RequestContext,
    reply: FastifyReply,
    headers: Record<string, string>,
    open: () => Readable | Promise<Readable>,
  ): Promise<void> {
    await this.turns.of(context);
    // A refusal while opening sends no file.
    const contents = await open();
    await reply.headers(headers).send(contents);
  }

  /** Sends the contributions to an item, as a table or as its files. @throws as `send` */
  sendTable(context: RequestContext, reply: FastifyReply, { contentType, disposition, open }: ExportFile): Promise<void> {
    const headers = { 'content-type': contentType, 'content-disposition': disposition, 'cache-control': 'private, no-store' };
    return this.send(context, reply, headers, open);
  }
}
