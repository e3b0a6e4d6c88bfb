import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { WorkProcess } from '../../../platform/processes/work-process.js';
import { LOGGER } from '../../../platform/tokens.js';
import { tooMuch } from '../pdf/too-much.js';
import type { WritingAnswer, WritingTask } from './writing.js';

const { megabytes, withinSeconds } = SERVER_LIMITS.pdf;

/** The process that writes documents for word processors, one after the other. */
@Injectable()
export class WritingProcess extends WorkProcess<WritingTask, WritingAnswer> {
  constructor(@Inject(LOGGER) logger: Logger) {
    const program = new URL('./writing-process', import.meta.url);
    super({ name: 'the process that writes documents', program, heapMegabytes: 220, megabytes, withinSeconds, retiresAt: 200 }, logger);
  }

  /** @throws LIMIT_REACHED of work, with the numbers */
  async write(task: WritingTask): Promise<Uint8Array> {
    const answer = await this.run(task);
    if (!answer) throw tooMuch('work', { limit: megabytes, seconds: withinSeconds });
    if (answer.kind === 'document') return answer.bytes;
    throw new Error(`A document could not be written: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
  }
}
