import { contract, RECORDERS, type RecorderKey } from '@murmel/contracts';
import { Controller, Res, type Type } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Call, RawCall } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { Recordings } from './recordings.js';

/** Creates the controller for a recorder's calls besides its items. */
export function recordingsController(key: RecorderKey): Type {
  const calls = contract[RECORDERS[key].calls];

  @Controller()
  class RecordingsController {
    constructor(private readonly recordings: Recordings) {}

    @Call(calls.keep)
    keep(@CurrentContext() context: RequestContext) {
      return implement(calls.keep).handler(({ input }) => this.recordings.keep(key, context, input));
    }

    @Call(calls.recording)
    recording(@CurrentContext() context: RequestContext) {
      return implement(calls.recording).handler(() => this.recordings.one(context));
    }

    @RawCall(calls.mp4)
    async mp4(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
      await this.recordings.sendMp4(context, reply);
    }

    @Call(calls.mark)
    mark(@CurrentContext() context: RequestContext) {
      return implement(calls.mark).handler(({ input: { id: _taken, ...marks } }) => this.recordings.mark(context, marks));
    }

    @Call(calls.remove)
    remove(@CurrentContext() context: RequestContext) {
      return implement(calls.remove).handler(async () => {
        await this.recordings.remove(context);
        return {};
      });
    }
  }
  return RecordingsController;
}

/** Routes for a user's unfinished recordings of all recorders. */
@Controller()
export class UnfinishedRecordingsController {
  constructor(private readonly recordings: Recordings) {}

  @Call(contract.recordings.unfinished)
  unfinished(@CurrentContext() context: RequestContext) {
    return implement(contract.recordings.unfinished).handler(() => this.recordings.unfinished(context));
  }
}
