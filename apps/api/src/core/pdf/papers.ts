import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Asking } from '../../platform/asking.js';
import { RateLimits } from '../../platform/rate-limits.js';
import type { WritingTask } from '../export-formats/word/writing.js';
import { goneOf, Turns } from '../queue/turns.js';
import { whoseTurn } from '../queue/whose-turn.js';
import { type LineWork, WorkLine } from '../queue/work-line.js';
import type { DrawnPages } from './setting.js';
import { SettingProcess } from './setting-host.js';

/** Produces all PDFs: with a rate limit, one after the other, and in turns when sending. */
@Injectable()
export class Papers {
  private readonly line = new WorkLine(SERVER_LIMITS.pdf.line);
  private readonly sending = new Turns(SERVER_LIMITS.pdf.sending);

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly setting: SettingProcess,
  ) {}

  /**
   * @param content is asked for when it is this person's turn
   * @throws TOO_MANY_REQUESTS with the seconds, LIMIT_REACHED of pages, pictures or work, with the numbers
   */
  make(asking: Asking, content: () => Promise<WritingTask>): Promise<Uint8Array> {
    return this.inTurn(asking, async (lane, signal) => this.setting.set(lane, await content(), signal));
  }

  /** The same to look at it before it is printed. @throws as `make` */
  draw(asking: Asking, content: () => Promise<WritingTask>): Promise<DrawnPages> {
    return this.inTurn(asking, async (lane, signal) => this.setting.draw(lane, await content(), signal));
  }

  /** The same for what becomes another file. @throws TOO_MANY_REQUESTS with the seconds */
  async inTurn<T>(asking: Asking, work: LineWork<T>): Promise<T> {
    await this.rateLimits.pdf(asking);
    const made = await this.line.run(whoseTurn(asking), work, goneOf(asking.reply));
    // A result stays in memory until it is read.
    await this.sending.of(asking);
    return made;
  }
}

/** Sends a PDF; what it is called is the browser's business. */
export function sendPdf(reply: FastifyReply, bytes: Uint8Array): Promise<void> {
  return sendMade(reply, 'application/pdf', 'murmel.pdf', bytes);
}

/** Sends a file that was made for the caller. */
export async function sendMade(reply: FastifyReply, type: string, name: string, bytes: Uint8Array): Promise<void> {
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  await reply.send(bytes);
}
