import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../../platform/injection-tokens.js';
import { pdfLimitError } from '../../pdf-layout/pdf-limit-error.js';
import type { Lane } from '../../queue/lane-queue.js';
import { LaneWorkers } from '../../queue/lane-workers.js';
import type { LayoutTask, WordWorkerResult } from './word-worker-task.js';

const { megabytes, withinSeconds } = SERVER_LIMITS.pdf;

/** Processes that write documents for word processors while a user waits. */
@Injectable()
export class WordWorker extends LaneWorkers<LayoutTask, WordWorkerResult> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./word-worker-process', import.meta.url);
    super({ name: 'the process that writes documents', program, heapMegabytes: 220, megabytes, withinSeconds, retiresAt: 200 }, logger);
  }

  /** @throws LIMIT_REACHED of work, with the numbers, the reason of the signal */
  async write(lane: Lane, task: LayoutTask, signal: AbortSignal): Promise<Uint8Array> {
    const answer = await this.run(lane, task, signal);
    if (!answer) throw pdfLimitError('work', { limit: megabytes, seconds: withinSeconds });
    if (answer.kind === 'document') return answer.bytes;
    throw new Error(`A document could not be written: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
  }
}

/** The same for exports that run as a job. */
@Injectable()
export class LongWordWorker extends WordWorker {}
