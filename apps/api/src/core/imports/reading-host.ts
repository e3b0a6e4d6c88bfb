import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { LOGGER } from '../../platform/tokens.js';
import { LanedProcess } from '../queue/laned-process.js';
import { goneOf } from '../queue/turns.js';
import { whoseTurn } from '../queue/whose-turn.js';
import { WorkLine } from '../queue/work-line.js';
import type { ReadDocument, ReadFile, ReadingAnswer, ReadingTask, ReadMurmel } from './reading.js';

const { megabytes, heapMegabytes, withinSeconds, line } = SERVER_LIMITS.reading;

/** Processes that read files while a user waits. */
@Injectable()
export class ReadingProcess extends LanedProcess<ReadingTask, ReadingAnswer> {
  private readonly line = new WorkLine(line);

  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./reading-process', import.meta.url);
    super({ name: 'the process that reads files', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 250 }, logger);
  }

  /** @throws FILE_REFUSED with the reason and the number, UNSUPPORTED_TYPE, TEXT_TOO_LONG, TOO_MANY_REQUESTS with the seconds to wait */
  async read(asking: Asking, task: ReadFile): Promise<({ kind: 'document' } & ReadDocument) | ({ kind: 'murmel' } & ReadMurmel)> {
    const answer = await this.answered(asking, task);
    if (answer.kind === 'document' || answer.kind === 'murmel') return answer;
    throw new Error(`A file could not be read: ${answer.kind}`);
  }

  /**
   * Returns a text document as the first state of a live one: the api itself never reads content of unknown origin. @throws what `read`
   * throws
   */
  async text(asking: Asking, task: Exclude<ReadingTask, ReadFile>): Promise<Uint8Array> {
    const answer = await this.answered(asking, task);
    if (answer.kind === 'text') return answer.update;
    throw new Error(`A text could not be read: ${answer.kind}`);
  }

  private async answered(asking: Asking, task: ReadingTask): Promise<ReadingAnswer> {
    const answer = await this.line.run(whoseTurn(asking), (lane, signal) => this.run(lane, task, signal), goneOf(asking.reply));
    if (!answer) throw apiError('FILE_REFUSED', { why: 'work', limit: megabytes, seconds: withinSeconds });
    if (answer.kind === 'fault') throw new Error(`A file could not be read: ${answer.message}`);
    if (answer.kind !== 'refused') return answer;
    if (answer.why === 'type') throw apiError('UNSUPPORTED_TYPE');
    if (answer.why === 'long') throw apiError('TEXT_TOO_LONG', { limit: LIMITS.text.maxCharacters });
    throw apiError('FILE_REFUSED', { why: answer.why, ...(answer.limit && { limit: answer.limit }) });
  }
}
