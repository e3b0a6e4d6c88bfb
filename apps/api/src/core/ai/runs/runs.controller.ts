import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { AiRuns } from './ai-runs.js';

const calls = contract.aiRuns;

/** Routes for a user's model runs, under way and past. */
@Controller()
export class RunsController {
  constructor(private readonly runs: AiRuns) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(({ input }) => this.runs.list(accountOf(context).id, input));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.runs.get(context));
  }

  @Call(calls.cancel)
  cancel(@CurrentContext() context: RequestContext) {
    return implement(calls.cancel).handler(() => this.runs.cancel(context));
  }

  @Call(calls.retry)
  retry(@CurrentContext() context: RequestContext) {
    return implement(calls.retry).handler(async ({ input }) => ({ answer: await this.runs.retry(context, input.model) }));
  }
}
