import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { RunMaker } from '../../core/ai/runs/run-maker.js';
import { Suggestions } from '../../core/ai/suggestions/suggestions.js';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';

const calls = contract.textSuggestions;

/** Endpoints for help of models while writing in a document. A suggestion starts once the text it belongs to is stored. */
@Controller()
export class SuggestionsController {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly maker: RunMaker,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.suggestions.help(asking));
  }

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(async ({ input }) => {
      const begun = await this.idempotency.once(asking, input, (manager) => this.suggestions.create(manager, asking, input));
      for (const run of begun.ended) this.maker.stop(run);
      this.maker.begin(begun.suggestion.run.id);
      return begun.suggestion;
    });
  }

  @Call(calls.again)
  again(@Asked() asking: Asking) {
    return implement(calls.again).handler(async ({ input }) => {
      const { suggestion } = await this.idempotency.once(asking, input, (manager) => this.suggestions.again(manager, asking));
      this.maker.begin(suggestion.run.id);
      return suggestion;
    });
  }

  @Call(calls.close)
  close(@Asked() asking: Asking) {
    return implement(calls.close).handler(async () => {
      for (const run of await this.suggestions.close(asking)) this.maker.stop(run);
      return {};
    });
  }
}
