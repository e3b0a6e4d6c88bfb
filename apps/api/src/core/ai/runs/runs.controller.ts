import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, accountOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { AiRuns } from './ai-runs.js';

const calls = contract.aiRuns;

/** Routes for a user's model runs, under way and past. */
@Controller()
export class RunsController {
  constructor(private readonly runs: AiRuns) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(({ input }) => this.runs.list(accountOf(asking).id, input));
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.runs.get(asking));
  }

  @Call(calls.cancel)
  cancel(@Asked() asking: Asking) {
    return implement(calls.cancel).handler(() => this.runs.cancel(asking));
  }

  @Call(calls.retry)
  retry(@Asked() asking: Asking) {
    return implement(calls.retry).handler(async ({ input }) => ({ answer: await this.runs.retry(asking, input.model) }));
  }
}
