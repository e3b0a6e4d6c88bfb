import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import { WorkProcess } from '../../platform/processes/work-process.js';
import { LOGGER } from '../../platform/tokens.js';
import type { MediaAnswer, MediaTask, ReadyMedia } from './media-task.js';

const { megabytes, heapMegabytes, withinSeconds } = SERVER_LIMITS.recording;

/** The process that looks through recordings, one after the other. */
@Injectable()
export class MediaReading extends WorkProcess<MediaTask, MediaAnswer> {
  constructor(@Inject(LOGGER) private readonly log: Logger) {
    const program = new URL('./media-process', import.meta.url);
    super({ name: 'the process that looks through recordings', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 250 }, log);
  }

  /** @throws RECORDING_UNREADABLE, UNSUPPORTED_TYPE with the types */
  async read(task: MediaTask, types: readonly string[]): Promise<ReadyMedia> {
    const answer = await this.run(task);
    if (answer?.kind === 'ready') return answer;
    if (answer?.kind === 'refused' && answer.why === 'type') throw apiError('UNSUPPORTED_TYPE', { types });
    // What breaks the library that reads it cannot be played either.
    if (answer?.kind === 'fault') this.log.warn({ message: answer.message }, 'a recording could not be looked through');
    throw apiError('RECORDING_UNREADABLE');
  }
}
