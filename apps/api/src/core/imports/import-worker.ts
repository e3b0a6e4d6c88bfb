import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import { LOGGER } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';
import { LaneQueue } from '../queue/lane-queue.js';
import { LaneWorkers } from '../queue/lane-workers.js';
import { queueClientOf } from '../queue/queue-client.js';
import { whenClosed } from '../queue/transfer-slots.js';
import type {
  ImportWorkerResult,
  ImportWorkerTask,
  OfficeWords,
  ReadArchive,
  ReadDocument,
  ReadFile,
  ReadWords,
} from './import-worker-task.js';

const { megabytes, heapMegabytes, withinSeconds, line } = SERVER_LIMITS.reading;

/** Processes that read files while a user waits. */
@Injectable()
export class ImportWorker extends LaneWorkers<ImportWorkerTask, ImportWorkerResult> {
  private readonly line = new LaneQueue(line);

  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./import-worker-process', import.meta.url);
    super({ name: 'the process that reads files', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 250 }, logger);
  }

  /** @throws FILE_REFUSED with the reason and the number, UNSUPPORTED_TYPE, TEXT_TOO_LONG, TOO_MANY_REQUESTS with the seconds to wait */
  async read(context: RequestContext, task: ReadFile): Promise<({ kind: 'document' } & ReadDocument) | ({ kind: 'murmel' } & ReadArchive)> {
    const answer = await this.answered(context, task);
    if (answer.kind === 'document' || answer.kind === 'murmel') return answer;
    throw new Error(`A file could not be read: ${answer.kind}`);
  }

  /**
   * Returns a text document as the first state of a live one: the api itself never reads content of unknown origin. @throws what `read`
   * throws
   */
  async text(context: RequestContext, task: Exclude<ImportWorkerTask, ReadFile | ReadWords>): Promise<Uint8Array> {
    const answer = await this.answered(context, task);
    if (answer.kind === 'text') return answer.update;
    throw new Error(`A text could not be read: ${answer.kind}`);
  }

  /** Returns the words of an office file. @throws what `read` throws */
  async words(context: RequestContext, task: ReadWords): Promise<OfficeWords> {
    const answer = await this.answered(context, task);
    if (answer.kind === 'words') return { words: answer.words, more: answer.more };
    throw new Error(`An office file could not be read: ${answer.kind}`);
  }

  private async answered(context: RequestContext, task: ImportWorkerTask): Promise<ImportWorkerResult> {
    const answer = await this.line.run(queueClientOf(context), (lane, signal) => this.run(lane, task, signal), whenClosed(context.reply));
    if (!answer) throw apiError('FILE_REFUSED', { why: 'work', limit: megabytes, seconds: withinSeconds });
    if (answer.kind === 'fault') throw new Error(`A file could not be read: ${answer.message}`);
    if (answer.kind !== 'refused') return answer;
    if (answer.why === 'type') throw apiError('UNSUPPORTED_TYPE');
    if (answer.why === 'long') throw apiError('TEXT_TOO_LONG', { limit: LIMITS.text.maxCharacters });
    throw apiError('FILE_REFUSED', { why: answer.why, ...(answer.limit && { limit: answer.limit }) });
  }
}
