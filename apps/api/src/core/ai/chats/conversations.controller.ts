import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { RunExecutor } from '../runs/run-executor.js';
import { Conversations } from './conversations.js';

const calls = contract.aiConversations;

/** A teacher's chats with models. */
@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly idempotency: Idempotency,
    private readonly maker: RunExecutor,
  ) {}

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(context, input, (manager) => this.conversations.create(manager, context, input)),
    );
  }

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(({ input }) => this.conversations.list(accountOf(context).id, input));
  }

  @Call(calls.search)
  search(@CurrentContext() context: RequestContext) {
    return implement(calls.search).handler(({ input }) => this.conversations.search(accountOf(context).id, input));
  }

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.conversations.get(context));
  }

  @Call(calls.change)
  change(@CurrentContext() context: RequestContext) {
    return implement(calls.change).handler(({ input: { title, model, systemPrompt } }) =>
      this.conversations.change(context, { title, model, systemPrompt }),
    );
  }

  @Call(calls.discard)
  discard(@CurrentContext() context: RequestContext) {
    return implement(calls.discard).handler(async () => {
      for (const run of await this.conversations.discard(context)) this.maker.stop(run);
      return {};
    });
  }

  @Call(calls.restore)
  restore(@CurrentContext() context: RequestContext) {
    return implement(calls.restore).handler(() => this.conversations.restore(context));
  }
}
