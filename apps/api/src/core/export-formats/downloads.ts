import type { Readable } from 'node:stream';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Asking } from '../../platform/asking.js';
import { Turns } from '../queue/turns.js';
import type { ExportFile } from './table-file.js';

/** Sends an export: a file that is made while it is sent. Guests may export what is public, too. */
@Injectable()
export class Downloads {
  private readonly turns = new Turns(SERVER_LIMITS.exports);

  /**
   * @param open begins to make it, as soon as it is their turn
   * @throws TOO_MANY_REQUESTS with the seconds to wait
   */
  async send(
    asking: Asking,
    reply: FastifyReply,
    headers: Record<string, string>,
    open: () => Readable | Promise<Readable>,
  ): Promise<void> {
    await this.turns.of(asking);
    // A refusal while opening sends no file.
    const contents = await open();
    await reply.headers(headers).send(contents);
  }

  /** Sends the contributions to an item, as a table or as its files. @throws as `send` */
  sendTable(asking: Asking, reply: FastifyReply, { contentType, disposition, open }: ExportFile): Promise<void> {
    const headers = { 'content-type': contentType, 'content-disposition': disposition, 'cache-control': 'private, no-store' };
    return this.send(asking, reply, headers, open);
  }
}
