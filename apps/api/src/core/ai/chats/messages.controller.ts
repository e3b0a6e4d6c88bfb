import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { AiRuns } from '../runs/ai-runs.js';
import { RunExecutor } from '../runs/run-executor.js';
import { Messages } from './messages.js';

const { aiMessages, aiChatCompletions } = contract;

/** Questions, and what models answer to them. An answer is begun once what it belongs to is stored. */
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: Messages,
    private readonly runs: AiRuns,
    private readonly maker: RunExecutor,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(aiMessages.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(aiMessages.create).handler(async ({ input }) => {
      const asked = await this.idempotency.once(context, input, (manager) => this.messages.ask(manager, context, input));
      this.maker.begin(asked.answer.run!.id);
      return asked;
    });
  }

  @Call(aiMessages.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(aiMessages.list).handler(({ input }) => this.messages.list(context, input));
  }

  @Call(aiMessages.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(aiMessages.get).handler(() => this.messages.get(context));
  }

  @Call(aiMessages.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(aiMessages.remove).handler(async () => {
      await this.messages.remove(context);
      return {};
    });
  }

  @Call(aiChatCompletions.create)
  answerAgain(@CurrentContext() context: RequestContext) {
    return implement(aiChatCompletions.create).handler(async ({ input }) => {
      const answer = await this.idempotency.once(context, input, (manager) => this.messages.answerAgain(manager, context, input.model));
      this.maker.begin(answer.run!.id);
      return { answer };
    });
  }

  @Call(aiChatCompletions.get)
  answer(@CurrentContext() context: RequestContext) {
    return implement(aiChatCompletions.get).handler(() => this.runs.answer(context));
  }

  @Call(aiChatCompletions.cancel)
  cancel(@CurrentContext() context: RequestContext) {
    return implement(aiChatCompletions.cancel).handler(() => this.runs.cancel(context));
  }
}
