import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../platform/api-error.js';
import { LOGGER } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';
import { LaneQueue } from '../queue/lane-queue.js';
import { LaneWorkers } from '../queue/lane-workers.js';
import { queueClientOf } from '../queue/queue-client.js';
import { whenClosed } from '../queue/transfer-slots.js';
import type { MediaAnswer, MediaTask, ReadyMedia } from './media-worker-task.js';

const { megabytes, heapMegabytes, withinSeconds, line } = SERVER_LIMITS.recording;

/** Processes that inspect recordings while a user waits. */
@Injectable()
export class MediaWorker extends LaneWorkers<MediaTask, MediaAnswer> {
  private readonly line = new LaneQueue(line);

  constructor(@Inject(LOGGER) private readonly log: Logger) {
    const program = new URL('./media-worker-process', import.meta.url);
    super({ name: 'the process that looks through recordings', program, heapMegabytes, megabytes, withinSeconds, retiresAt: 250 }, log);
  }

  /** @throws RECORDING_UNREADABLE, UNSUPPORTED_TYPE with the types, TOO_MANY_REQUESTS with the seconds to wait */
  async read(context: RequestContext, task: MediaTask, types: readonly string[]): Promise<ReadyMedia> {
    const answer = await this.line.run(queueClientOf(context), (lane, signal) => this.run(lane, task, signal), whenClosed(context.reply));
    if (answer?.kind === 'ready') return answer;
    if (answer?.kind === 'refused' && answer.why === 'type') throw apiError('UNSUPPORTED_TYPE', { types });
    // A recording that crashes the reading library is not playable either.
    if (answer?.kind === 'fault') this.log.warn({ message: answer.message }, 'a recording could not be looked through');
    throw apiError('RECORDING_UNREADABLE');
  }
}
