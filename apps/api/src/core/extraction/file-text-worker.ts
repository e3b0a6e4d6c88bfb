import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../platform/injection-tokens.js';
import { WorkerProcess } from '../../platform/processes/worker-process.js';
import type { FileTextAnswer, FileTextTask, ReadPages } from './file-text-worker-task.js';
import { Unreadable } from './unreadable.js';

const { megabytes, heapMegabytes, withinSeconds } = SERVER_LIMITS.fileText;

/** The process that reads files for assistants, one after the other. */
@Injectable()
export class FileTextWorker extends WorkerProcess<FileTextTask, FileTextAnswer> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./file-text-worker-process', import.meta.url);
    super(
      { name: 'the process that reads files for assistants', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 350 },
      logger,
    );
  }

  /** @param signal ends it as soon as it is aborted @throws Unreadable, Error for what is our own fault */
  async read(task: FileTextTask, signal?: AbortSignal): Promise<ReadPages> {
    const answer = await this.run(task, signal);
    if (!answer) throw new Unreadable('work');
    if (answer.kind === 'failed') throw new Unreadable(answer.failure);
    if (answer.kind === 'read') return answer;
    throw new Error(`A file could not be read: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
  }
}
