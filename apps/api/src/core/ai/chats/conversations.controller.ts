import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, accountOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { RunMaker } from '../runs/run-maker.js';
import { Conversations } from './conversations.js';

const calls = contract.aiConversations;

/** A teacher's chats with models. */
@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly idempotency: Idempotency,
    private readonly maker: RunMaker,
  ) {}

  @Call(calls.create)
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(asking, input, (manager) => this.conversations.create(manager, asking, input)),
    );
  }

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(({ input }) => this.conversations.list(accountOf(asking).id, input));
  }

  @Call(calls.search)
  search(@Asked() asking: Asking) {
    return implement(calls.search).handler(({ input }) => this.conversations.search(accountOf(asking).id, input));
  }

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.conversations.get(asking));
  }

  @Call(calls.change)
  change(@Asked() asking: Asking) {
    return implement(calls.change).handler(({ input: { title, model, systemPrompt } }) =>
      this.conversations.change(asking, { title, model, systemPrompt }),
    );
  }

  @Call(calls.discard)
  discard(@Asked() asking: Asking) {
    return implement(calls.discard).handler(async () => {
      for (const run of await this.conversations.discard(asking)) this.maker.stop(run);
      return {};
    });
  }

  @Call(calls.restore)
  restore(@Asked() asking: Asking) {
    return implement(calls.restore).handler(() => this.conversations.restore(asking));
  }
}
