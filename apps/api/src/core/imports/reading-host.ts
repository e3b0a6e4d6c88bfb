import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import { WorkProcess } from '../../platform/processes/work-process.js';
import { LOGGER } from '../../platform/tokens.js';
import type { ReadDocument, ReadingAnswer, ReadingTask, ReadMurmel } from './reading.js';

const { megabytes, heapMegabytes, withinSeconds } = SERVER_LIMITS.reading;

/** The process that reads files, one after the other. */
@Injectable()
export class ReadingProcess extends WorkProcess<ReadingTask, ReadingAnswer> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./reading-process', import.meta.url);
    super({ name: 'the process that reads files', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 150 }, logger);
  }

  /** @throws FILE_REFUSED with the reason and the number, UNSUPPORTED_TYPE */
  async read(task: ReadingTask): Promise<({ kind: 'document' } & ReadDocument) | ({ kind: 'murmel' } & ReadMurmel)> {
    const answer = await this.run(task);
    if (!answer) throw apiError('FILE_REFUSED', { why: 'work', limit: megabytes, seconds: withinSeconds });
    if (answer.kind === 'document' || answer.kind === 'murmel') return answer;
    if (answer.kind === 'refused' && answer.why === 'type') throw apiError('UNSUPPORTED_TYPE');
    if (answer.kind === 'refused') throw apiError('FILE_REFUSED', { why: answer.why, ...(answer.limit && { limit: answer.limit }) });
    throw new Error(`A file could not be read: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
  }
}
