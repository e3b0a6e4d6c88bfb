import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { RunExecutor } from '../runs/run-executor.js';
import { Suggestions } from './suggestions.js';

const calls = contract.textSuggestions;

/** Endpoints for help of models while writing in a document or on a board. A suggestion starts once the text it belongs to is stored. */
@Controller()
export class SuggestionsController {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly maker: RunExecutor,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.suggestions.help(context));
  }

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(async ({ input }) => {
      const begun = await this.idempotency.once(context, input, (manager) => this.suggestions.create(manager, context, input));
      for (const run of begun.ended) this.maker.stop(run);
      this.maker.begin(begun.suggestion.run.id);
      return begun.suggestion;
    });
  }

  @Call(calls.again)
  again(@CurrentContext() context: RequestContext) {
    return implement(calls.again).handler(async ({ input }) => {
      const { suggestion } = await this.idempotency.once(context, input, (manager) => this.suggestions.again(manager, context));
      this.maker.begin(suggestion.run.id);
      return suggestion;
    });
  }

  @Call(calls.close)
  close(@CurrentContext() context: RequestContext) {
    return implement(calls.close).handler(async () => {
      for (const run of await this.suggestions.close(context)) this.maker.stop(run);
      return {};
    });
  }
}
