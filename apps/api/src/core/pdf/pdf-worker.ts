import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../platform/injection-tokens.js';
import type { LayoutTask } from '../export-formats/word/word-worker-task.js';
import type { PdfBounds } from '../pdf-layout/pdf-bounds.js';
import { pdfLimitError } from '../pdf-layout/pdf-limit-error.js';
import type { Lane } from '../queue/lane-queue.js';
import { LaneWorkers } from '../queue/lane-workers.js';
import type { MadePdf, PdfPreview, PdfWorkerResult, PdfWorkerTask } from './pdf-worker-task.js';

/** Processes that set papers within bounds. */
abstract class BasePdfWorker extends LaneWorkers<PdfWorkerTask, PdfWorkerResult> {
  constructor(
    private readonly bounds: PdfBounds,
    { heapMegabytes, logger }: { heapMegabytes: number; logger: Logger },
  ) {
    const { megabytes, withinSeconds } = bounds;
    const program = new URL('./pdf-worker-process', import.meta.url);
    super({ name: 'the process that sets papers', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 200 }, logger);
  }

  /** @throws LIMIT_REACHED of pages or work, with the numbers, UNAVAILABLE where Typst does not run, the reason of the signal */
  async render(lane: Lane, content: LayoutTask, signal: AbortSignal): Promise<MadePdf> {
    const answer = await this.answerTo(lane, content, 'pdf', signal);
    if (answer.kind === 'pdf') return { bytes: answer.bytes, unprintable: answer.unprintable };
    throw renderError(answer);
  }

  /** The same to look at. @throws as `set` */
  async preview(lane: Lane, content: LayoutTask, signal: AbortSignal): Promise<PdfPreview> {
    const answer = await this.answerTo(lane, content, 'drawing', signal);
    if (answer.kind !== 'drawing') throw renderError(answer);
    const { drawing, pages, width, height } = answer;
    return { drawing, pages, width, height };
  }

  private async answerTo(lane: Lane, content: LayoutTask, as: PdfWorkerTask['as'], signal: AbortSignal): Promise<PdfWorkerResult> {
    const { pages: pagesMax, megabytes, withinSeconds } = this.bounds;
    const answer = await this.run(lane, { ...content, pagesMax, as }, signal);
    if (!answer) throw pdfLimitError('work', { limit: megabytes, seconds: withinSeconds });
    if (answer.kind === 'tooLong') throw pdfLimitError('pages', { limit: pagesMax, pages: answer.pages });
    return answer;
  }
}

function renderError(answer: PdfWorkerResult): Error {
  return new Error(`A paper could not be set: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
}

/** Typesets PDFs that a user waits for. */
@Injectable()
export class PdfWorker extends BasePdfWorker {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(SERVER_LIMITS.pdf, { heapMegabytes: 160, logger });
  }
}

/** Typesets exports that run as a job: a user who waits for a page never queues behind hundreds. */
@Injectable()
export class LongPdfWorker extends BasePdfWorker {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(SERVER_LIMITS.longPdf, { heapMegabytes: 480, logger });
  }
}
