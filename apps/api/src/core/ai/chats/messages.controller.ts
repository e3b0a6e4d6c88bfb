import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { AiRuns } from '../runs/ai-runs.js';
import { RunMaker } from '../runs/run-maker.js';
import { Messages } from './messages.js';

const { aiMessages, aiChatCompletions } = contract;

/** Questions, and what models answer to them. An answer is begun once what it belongs to is stored. */
@Controller()
export class MessagesController {
  constructor(
    private readonly messages: Messages,
    private readonly runs: AiRuns,
    private readonly maker: RunMaker,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(aiMessages.create)
  create(@Asked() asking: Asking) {
    return implement(aiMessages.create).handler(async ({ input }) => {
      const asked = await this.idempotency.once(asking, input, (manager) => this.messages.ask(manager, asking, input));
      this.maker.begin(asked.answer.run!.id);
      return asked;
    });
  }

  @Call(aiMessages.list)
  list(@Asked() asking: Asking) {
    return implement(aiMessages.list).handler(({ input }) => this.messages.list(asking, input));
  }

  @Call(aiMessages.get)
  get(@Asked() asking: Asking) {
    return implement(aiMessages.get).handler(() => this.messages.get(asking));
  }

  @Call(aiMessages.remove)
  remove(@Asked() asking: Asking) {
    return implement(aiMessages.remove).handler(async () => {
      await this.messages.remove(asking);
      return {};
    });
  }

  @Call(aiChatCompletions.create)
  answerAgain(@Asked() asking: Asking) {
    return implement(aiChatCompletions.create).handler(async ({ input }) => {
      const answer = await this.idempotency.once(asking, input, (manager) => this.messages.answerAgain(manager, asking, input.model));
      this.maker.begin(answer.run!.id);
      return { answer };
    });
  }

  @Call(aiChatCompletions.get)
  answer(@Asked() asking: Asking) {
    return implement(aiChatCompletions.get).handler(() => this.runs.answer(asking));
  }

  @Call(aiChatCompletions.cancel)
  cancel(@Asked() asking: Asking) {
    return implement(aiChatCompletions.cancel).handler(() => this.runs.cancel(asking));
  }
}
