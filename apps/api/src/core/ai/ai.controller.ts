import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { AiProviders } from './ai-providers.js';

const calls = contract.ai;

/** Routes for available models, open to all users; checks that models answer, for admins of the installation. */
@Controller()
export class AiController {
  constructor(private readonly providers: AiProviders) {}

  @Call(calls.modelCards)
  modelCards() {
    return implement(calls.modelCards).handler(() => ({ models: this.providers.cards(), imageModels: this.providers.imageCards() }));
  }

  @Call(calls.providers)
  list() {
    return implement(calls.providers).handler(() => this.providers.list());
  }

  @Call(calls.check)
  check(@CurrentContext() context: RequestContext) {
    return implement(calls.check).handler(({ input, signal }) =>
      this.providers.check(accountOf(context), input.provider, signal ?? AbortSignal.timeout(60_000)),
    );
  }
}
