import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../platform/tokens.js';
import type { WritingTask } from '../export-formats/word/writing.js';
import type { PaperBounds } from '../pdf-layout/paper-bounds.js';
import { tooMuch } from '../pdf-layout/too-much.js';
import { LanedProcess } from '../queue/laned-process.js';
import type { Lane } from '../queue/work-line.js';
import type { DrawnPages, SettingAnswer, SettingTask } from './setting.js';

/** Processes that set papers within bounds. */
abstract class Setting extends LanedProcess<SettingTask, SettingAnswer> {
  constructor(
    private readonly bounds: PaperBounds,
    { heapMegabytes, logger }: { heapMegabytes: number; logger: Logger },
  ) {
    const { megabytes, withinSeconds } = bounds;
    const program = new URL('./setting-process', import.meta.url);
    super({ name: 'the process that sets papers', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 200 }, logger);
  }

  /** @throws LIMIT_REACHED of pages or work, with the numbers, UNAVAILABLE where Typst does not run, the reason of the signal */
  async set(lane: Lane, content: WritingTask, signal: AbortSignal): Promise<Uint8Array> {
    const answer = await this.answerTo(lane, content, 'pdf', signal);
    if (answer.kind === 'pdf') return answer.bytes;
    throw unset(answer);
  }

  /** The same to look at. @throws as `set` */
  async draw(lane: Lane, content: WritingTask, signal: AbortSignal): Promise<DrawnPages> {
    const answer = await this.answerTo(lane, content, 'drawing', signal);
    if (answer.kind !== 'drawing') throw unset(answer);
    const { drawing, pages, width, height } = answer;
    return { drawing, pages, width, height };
  }

  private async answerTo(lane: Lane, content: WritingTask, as: SettingTask['as'], signal: AbortSignal): Promise<SettingAnswer> {
    const { pages: pagesMax, megabytes, withinSeconds } = this.bounds;
    const answer = await this.run(lane, { ...content, pagesMax, as }, signal);
    if (!answer) throw tooMuch('work', { limit: megabytes, seconds: withinSeconds });
    if (answer.kind === 'tooLong') throw tooMuch('pages', { limit: pagesMax, pages: answer.pages });
    return answer;
  }
}

function unset(answer: SettingAnswer): Error {
  return new Error(`A paper could not be set: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
}

/** Typesets PDFs that a user waits for. */
@Injectable()
export class SettingProcess extends Setting {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(SERVER_LIMITS.pdf, { heapMegabytes: 160, logger });
  }
}

/** Typesets exports that run as a job: a user who waits for a page never queues behind hundreds. */
@Injectable()
export class LongSettingProcess extends Setting {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(SERVER_LIMITS.longPdf, { heapMegabytes: 480, logger });
  }
}
