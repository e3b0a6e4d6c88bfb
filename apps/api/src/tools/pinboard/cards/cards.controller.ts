import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { Pinboards } from '../pinboards.js';
import { visibleCards, visibleList } from '../visible-parts.js';
import { cardAnswers } from './card-answer.js';
import { VisibleCard } from './visible-card.js';

/** The cards of a pinboard. Who may do what to which one is the operations' question. */
@Controller()
export class CardsController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
    private readonly card: VisibleCard,
  ) {}

  @Call(contract.pinboards.cards)
  cards(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.cards).handler(async ({ input: { page, limit } }) => {
      const asked = await this.pinboards.requested(context);
      const all = visibleCards(asked.board, asked.actor, visibleList(asked.board, asked.actor, partIdOf(context)).id);
      const shown = all.slice((page - 1) * limit, page * limit);
      return { entries: await cardAnswers(this.database.manager, asked, shown), total: all.length, page, limit };
    });
  }

  @Call(contract.pinboards.createCard)
  createCard(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.createCard).handler(async ({ input: { id: _taken, ...card } }) => {
      const { board, actor } = await this.pinboards.requested(context);
      const list = visibleList(board, actor, partIdOf(context)).id;
      const [made = ''] = await this.pinboards.run(context, 'addCard', { ...card, list }, card);
      return this.card.answer(context, made);
    });
  }

  @Call(contract.pinboards.getCard)
  getCard(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.getCard).handler(() => this.card.answer(context, partIdOf(context)));
  }

  @Call(contract.pinboards.updateCard)
  updateCard(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.updateCard).handler(async ({ input: { id: _taken, ...changes } }) => {
      const card = await this.card.known(context);
      await this.pinboards.run(context, 'changeCard', { ...changes, card });
      return this.card.answer(context, card);
    });
  }

  @Call(contract.pinboards.moveCard)
  moveCard(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.moveCard).handler(async ({ input: { list, after } }) => {
      const card = await this.card.known(context);
      await this.pinboards.run(context, 'moveCard', { card, list, after });
      return this.card.answer(context, card);
    });
  }

  @Call(contract.pinboards.removeCard)
  removeCard(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.removeCard).handler(async () => {
      await this.pinboards.run(context, 'trashCard', { card: await this.card.known(context) });
      return {};
    });
  }

  /** Cards in the trash are visible to no client. The operation checks if it is there and belongs to the caller. */
  @Call(contract.pinboards.restoreCard)
  restoreCard(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.restoreCard).handler(async () => {
      await this.pinboards.requested(context);
      const card = partIdOf(context);
      await this.pinboards.run(context, 'restoreCard', { card });
      return this.card.answer(context, card);
    });
  }
}
