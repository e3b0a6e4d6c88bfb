import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Pinboards } from '../pinboards.js';
import { OneCard } from './one-card.js';

/** Endpoints for the teacher's moderation. */
@Controller()
export class ModerationController {
  constructor(
    private readonly pinboards: Pinboards,
    private readonly card: OneCard,
  ) {}

  @Call(contract.pinboards.hideCard)
  hideCard(@Asked() asking: Asking) {
    return implement(contract.pinboards.hideCard).handler(async ({ input: { hidden } }) => {
      const card = await this.card.known(asking);
      await this.pinboards.run(asking, 'hideCard', { card, hidden });
      return this.card.answer(asking, card);
    });
  }

  @Call(contract.pinboards.releaseCards)
  releaseCards(@Asked() asking: Asking) {
    return implement(contract.pinboards.releaseCards).handler(async ({ input: { cards } }) => {
      await this.pinboards.asked(asking);
      await this.pinboards.run(asking, 'releaseCards', cards === undefined ? {} : { cards });
      return {};
    });
  }

  @Call(contract.pinboards.stopPerson)
  stopPerson(@Asked() asking: Asking) {
    return implement(contract.pinboards.stopPerson).handler(async ({ input: { personId, stopped } }) => {
      await this.pinboards.asked(asking);
      await this.pinboards.run(asking, 'stopPerson', { person: personId, stopped });
      return {};
    });
  }
}
