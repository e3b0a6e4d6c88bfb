import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { Pinboards } from '../pinboards.js';
import { VisibleCard } from './visible-card.js';

/** Endpoints for the teacher's moderation. */
@Controller()
export class ModerationController {
  constructor(
    private readonly pinboards: Pinboards,
    private readonly card: VisibleCard,
  ) {}

  @Call(contract.pinboards.hideCard)
  hideCard(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.hideCard).handler(async ({ input: { hidden } }) => {
      const card = await this.card.known(context);
      await this.pinboards.run(context, 'hideCard', { card, hidden });
      return this.card.answer(context, card);
    });
  }

  @Call(contract.pinboards.releaseCards)
  releaseCards(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.releaseCards).handler(async ({ input: { cards } }) => {
      await this.pinboards.requested(context);
      await this.pinboards.run(context, 'releaseCards', cards === undefined ? {} : { cards });
      return {};
    });
  }

  @Call(contract.pinboards.stopPerson)
  stopPerson(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.stopPerson).handler(async ({ input: { personId, stopped } }) => {
      await this.pinboards.requested(context);
      await this.pinboards.run(context, 'stopPerson', { person: personId, stopped });
      return {};
    });
  }
}
