import { HEADERS, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimits } from '../../platform/rate-limits.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { LayoutTask } from '../export-formats/word/word-worker-task.js';
import { LaneQueue, type LaneWork } from '../queue/lane-queue.js';
import { queueClientOf } from '../queue/queue-client.js';
import { TransferSlots, whenClosed } from '../queue/transfer-slots.js';
import { PdfWorker } from './pdf-worker.js';
import type { MadePdf, PdfPreview } from './pdf-worker-task.js';

/** Produces all PDFs: with a rate limit, one after the other, and in turns when sending. */
@Injectable()
export class PdfService {
  private readonly line = new LaneQueue(SERVER_LIMITS.pdf.line);
  private readonly sending = new TransferSlots(SERVER_LIMITS.pdf.sending);

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly setting: PdfWorker,
  ) {}

  /**
   * @param content is asked for when it is this person's turn
   * @throws TOO_MANY_REQUESTS with the seconds, LIMIT_REACHED of pages, pictures or work, with the numbers
   */
  make(context: RequestContext, content: () => Promise<LayoutTask>): Promise<MadePdf> {
    return this.inTurn(context, async (lane, signal) => this.setting.render(lane, await content(), signal));
  }

  /** The same to look at it before it is printed. @throws as `make` */
  preview(context: RequestContext, content: () => Promise<LayoutTask>): Promise<PdfPreview> {
    return this.inTurn(context, async (lane, signal) => this.setting.preview(lane, await content(), signal));
  }

  /** The same for what becomes another file. @throws TOO_MANY_REQUESTS with the seconds */
  async inTurn<T>(context: RequestContext, work: LaneWork<T>): Promise<T> {
    await this.rateLimits.pdf(context);
    const made = await this.line.run(queueClientOf(context), work, whenClosed(context.reply));
    // A result stays in memory until it is read.
    await this.sending.of(context);
    return made;
  }
}

/** Sends a PDF, and how many of its signs are boxes; what it is called is the browser's business. */
export function sendPdf(reply: FastifyReply, { bytes, unprintable }: MadePdf): Promise<void> {
  if (unprintable > 0) void reply.header(HEADERS.unprintable, String(unprintable));
  return sendFile(reply, 'application/pdf', 'murmel.pdf', bytes);
}

/** Sends a file that was made for the caller. */
export async function sendFile(reply: FastifyReply, type: string, name: string, bytes: Uint8Array): Promise<void> {
  void reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  await reply.send(bytes);
}
