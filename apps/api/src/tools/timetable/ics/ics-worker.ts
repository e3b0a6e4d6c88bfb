import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../../platform/injection-tokens.js';
import { WorkerProcess } from '../../../platform/processes/worker-process.js';
import type { IcsAnswer, IcsTask } from './ics-task.js';

const { megabytes, heapMegabytes, withinSeconds } = SERVER_LIMITS.icsReading;

/** The process that reads calendar files, one after the other. */
@Injectable()
export class IcsWorker extends WorkerProcess<IcsTask, IcsAnswer | { kind: 'fault'; message: string }> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./ics-process', import.meta.url);
    super({ name: 'the process that reads calendars', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 200 }, logger);
  }
}
