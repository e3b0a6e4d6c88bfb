import type { Readable } from 'node:stream';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Asking } from '../../platform/asking.js';
import { Turns } from '../queue/turns.js';
import type { ExportFile } from './table-file.js';

/** Sends somebody what they take along: a file that is made while it is sent. Guests take along what is given out, too. */
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
    // What is refused while it begins is no file.
    const contents = await open();
    await reply.headers(headers).send(contents);
  }

  /** What came in to an item, as a table or its files. @throws as `send` */
  sendTable(asking: Asking, reply: FastifyReply, { contentType, disposition, open }: ExportFile): Promise<void> {
    const headers = { 'content-type': contentType, 'content-disposition': disposition, 'cache-control': 'private, no-store' };
    return this.send(asking, reply, headers, open);
  }
}
