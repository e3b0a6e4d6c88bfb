import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { WorkProcess } from '../../../platform/processes/work-process.js';
import { LOGGER } from '../../../platform/tokens.js';
import type { H5pAnswer, H5pTask } from './h5p-task.js';

const { megabytes, heapMegabytes, withinSeconds } = SERVER_LIMITS.h5pReading;

/** The process that looks packages through, one after the other. */
@Injectable()
export class H5pReading extends WorkProcess<H5pTask, H5pAnswer> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./h5p-process', import.meta.url);
    super(
      { name: 'the process that looks through H5P packages', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 200 },
      logger,
    );
  }

  /** @throws Error for what is our own fault */
  async read(task: H5pTask): Promise<Exclude<H5pAnswer, { kind: 'fault' }>> {
    const answer = await this.run(task);
    if (answer?.kind === 'fault') throw new Error(`An H5P package could not be looked through: ${answer.message}`);
    return answer ?? { kind: 'refused', reason: { why: 'work', limit: withinSeconds } };
  }
}
