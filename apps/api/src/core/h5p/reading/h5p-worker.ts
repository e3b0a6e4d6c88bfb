import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../../platform/injection-tokens.js';
import type { Lane } from '../../queue/lane-queue.js';
import { LaneWorkers } from '../../queue/lane-workers.js';
import type { H5pAnswer, H5pTask } from './h5p-worker-task.js';

const { megabytes, heapMegabytes, withinSeconds } = SERVER_LIMITS.h5pReading;

/** The processes that look packages through. */
@Injectable()
export class H5pWorker extends LaneWorkers<H5pTask, H5pAnswer> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./h5p-worker-process', import.meta.url);
    super(
      { name: 'the process that looks through H5P packages', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 200 },
      logger,
    );
  }

  /** @throws Error for what is our own fault, the reason of the signal */
  async read(lane: Lane, task: H5pTask, signal?: AbortSignal): Promise<Exclude<H5pAnswer, { kind: 'fault' }>> {
    const answer = await this.run(lane, task, signal);
    if (answer?.kind === 'fault') throw new Error(`An H5P package could not be looked through: ${answer.message}`);
    return answer ?? { kind: 'refused', reason: { why: 'work', limit: withinSeconds } };
  }
}
