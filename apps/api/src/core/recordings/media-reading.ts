import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { LOGGER } from '../../platform/tokens.js';
import { LanedProcess } from '../queue/laned-process.js';
import { goneOf } from '../queue/turns.js';
import { whoseTurn } from '../queue/whose-turn.js';
import { WorkLine } from '../queue/work-line.js';
import type { MediaAnswer, MediaTask, ReadyMedia } from './media-task.js';

const { megabytes, heapMegabytes, withinSeconds, line } = SERVER_LIMITS.recording;

/** Processes that inspect recordings while a user waits. */
@Injectable()
export class MediaReading extends LanedProcess<MediaTask, MediaAnswer> {
  private readonly line = new WorkLine(line);

  constructor(@Inject(LOGGER) private readonly log: Logger) {
    const program = new URL('./media-process', import.meta.url);
    super({ name: 'the process that looks through recordings', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 250 }, log);
  }

  /** @throws RECORDING_UNREADABLE, UNSUPPORTED_TYPE with the types, TOO_MANY_REQUESTS with the seconds to wait */
  async read(asking: Asking, task: MediaTask, types: readonly string[]): Promise<ReadyMedia> {
    const answer = await this.line.run(whoseTurn(asking), (lane, signal) => this.run(lane, task, signal), goneOf(asking.reply));
    if (answer?.kind === 'ready') return answer;
    if (answer?.kind === 'refused' && answer.why === 'type') throw apiError('UNSUPPORTED_TYPE', { types });
    // A recording that crashes the reading library is not playable either.
    if (answer?.kind === 'fault') this.log.warn({ message: answer.message }, 'a recording could not be looked through');
    throw apiError('RECORDING_UNREADABLE');
  }
}
