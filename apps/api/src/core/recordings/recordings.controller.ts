import { contract, RECORDERS, type RecorderKey } from '@murmel/contracts';
import { Controller, type Type } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Recordings } from './recordings.js';

/** Creates the controller for a recorder's calls besides its items. */
export function recordingsController(key: RecorderKey): Type {
  const calls = contract[RECORDERS[key].calls];

  @Controller()
  class RecordingsController {
    constructor(private readonly recordings: Recordings) {}

    @Call(calls.keep)
    keep(@Asked() asking: Asking) {
      return implement(calls.keep).handler(({ input }) => this.recordings.keep(key, asking, input));
    }

    @Call(calls.recording)
    recording(@Asked() asking: Asking) {
      return implement(calls.recording).handler(() => this.recordings.one(asking));
    }

    @Call(calls.mark)
    mark(@Asked() asking: Asking) {
      return implement(calls.mark).handler(({ input: { id: _taken, ...marks } }) => this.recordings.mark(asking, marks));
    }

    @Call(calls.remove)
    remove(@Asked() asking: Asking) {
      return implement(calls.remove).handler(async () => {
        await this.recordings.remove(asking);
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
  unfinished(@Asked() asking: Asking) {
    return implement(contract.recordings.unfinished).handler(() => this.recordings.unfinished(asking));
  }
}
