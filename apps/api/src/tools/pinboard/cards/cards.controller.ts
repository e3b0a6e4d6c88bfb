import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, partIdOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Pinboards } from '../pinboards.js';
import { seenCards, seenList } from '../seen-parts.js';
import { cardAnswers } from './card-answer.js';
import { OneCard } from './one-card.js';

/** The cards of a pinboard. Who may do what to which one is the operations' question. */
@Controller()
export class CardsController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
    private readonly card: OneCard,
  ) {}

  @Call(contract.pinboards.cards)
  cards(@Asked() asking: Asking) {
    return implement(contract.pinboards.cards).handler(async ({ input: { page, limit } }) => {
      const asked = await this.pinboards.asked(asking);
      const all = seenCards(asked.board, asked.actor, seenList(asked.board, asked.actor, partIdOf(asking)).id);
      const shown = all.slice((page - 1) * limit, page * limit);
      return { entries: await cardAnswers(this.database.manager, asked, shown), total: all.length, page, limit };
    });
  }

  @Call(contract.pinboards.createCard)
  createCard(@Asked() asking: Asking) {
    return implement(contract.pinboards.createCard).handler(async ({ input: { id: _taken, ...card } }) => {
      const { board, actor } = await this.pinboards.asked(asking);
      const list = seenList(board, actor, partIdOf(asking)).id;
      const [made = ''] = await this.pinboards.run(asking, 'addCard', { ...card, list }, card);
      return this.card.answer(asking, made);
    });
  }

  @Call(contract.pinboards.getCard)
  getCard(@Asked() asking: Asking) {
    return implement(contract.pinboards.getCard).handler(() => this.card.answer(asking, partIdOf(asking)));
  }

  @Call(contract.pinboards.updateCard)
  updateCard(@Asked() asking: Asking) {
    return implement(contract.pinboards.updateCard).handler(async ({ input: { id: _taken, ...changes } }) => {
      const card = await this.card.known(asking);
      await this.pinboards.run(asking, 'changeCard', { ...changes, card });
      return this.card.answer(asking, card);
    });
  }

  @Call(contract.pinboards.moveCard)
  moveCard(@Asked() asking: Asking) {
    return implement(contract.pinboards.moveCard).handler(async ({ input: { list, after } }) => {
      const card = await this.card.known(asking);
      await this.pinboards.run(asking, 'moveCard', { card, list, after });
      return this.card.answer(asking, card);
    });
  }

  @Call(contract.pinboards.removeCard)
  removeCard(@Asked() asking: Asking) {
    return implement(contract.pinboards.removeCard).handler(async () => {
      await this.pinboards.run(asking, 'trashCard', { card: await this.card.known(asking) });
      return {};
    });
  }

  /** Cards in the trash are visible to no client. The operation checks if it is there and belongs to the caller. */
  @Call(contract.pinboards.restoreCard)
  restoreCard(@Asked() asking: Asking) {
    return implement(contract.pinboards.restoreCard).handler(async () => {
      await this.pinboards.asked(asking);
      const card = partIdOf(asking);
      await this.pinboards.run(asking, 'restoreCard', { card });
      return this.card.answer(asking, card);
    });
  }
}
