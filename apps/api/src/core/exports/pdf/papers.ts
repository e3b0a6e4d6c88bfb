import { once } from 'node:events';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Asking } from '../../../platform/asking.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { sendingOf, Turns } from '../turns.js';
import type { WritingTask } from '../word/writing.js';
import type { DrawnPages } from './setting.js';
import { SettingProcess } from './setting-host.js';

/** Whatever somebody takes along as a PDF: how often, one after the other, and how it is sent. */
@Injectable()
export class Papers {
  private readonly turns = new Turns(SERVER_LIMITS.pdf);

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly setting: SettingProcess,
  ) {}

  /**
   * @param content is asked for when it is this person's turn
   * @throws TOO_MANY_REQUESTS with the seconds, LIMIT_REACHED of pages, pictures or work, with the numbers
   */
  make(asking: Asking, content: () => Promise<WritingTask>): Promise<Uint8Array> {
    return this.inTurn(asking, async () => this.setting.set(await content()));
  }

  /** The same to look at it before it is printed. @throws as `make` */
  draw(asking: Asking, content: () => Promise<WritingTask>): Promise<DrawnPages> {
    return this.inTurn(asking, async () => this.setting.draw(await content()));
  }

  /** The same for what becomes another file. @throws TOO_MANY_REQUESTS with the seconds */
  async inTurn<T>(asking: Asking, work: () => Promise<T>): Promise<T> {
    const { account, visitor, request, reply } = asking;
    await this.rateLimits.pdf(asking);
    await this.turns.take(account?.id ?? visitor?.id ?? request.id, sendingOf(reply), once(reply.raw, 'close'));
    return work();
  }
}

/** Sends a PDF; what it is called is the browser's business. */
export function sendPdf(reply: FastifyReply, bytes: Uint8Array): Promise<void> {
  return sendMade(reply, 'application/pdf', 'murmel.pdf', bytes);
}

/** Sends a file that was made for whoever asks. */
export async function sendMade(reply: FastifyReply, type: string, name: string, bytes: Uint8Array): Promise<void> {
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  await reply.send(bytes);
}
