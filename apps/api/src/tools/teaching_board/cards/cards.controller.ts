import { contract, type TeachingCardAnswer } from '@murmel/contracts';
import { knownCardsOnPage } from '@murmel/documents';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { knownPage } from '../pages/page-answer.js';
import { TeachingBoards } from '../teaching-boards.js';
import { cardAnswer, knownCard } from './card-answer.js';
import { CheckCardContent } from './check-card-content.js';

/** The cards of a teaching board. */
@Controller()
export class CardsController {
  constructor(
    private readonly boards: TeachingBoards,
    private readonly content: CheckCardContent,
  ) {}

  @Call(contract.teachingBoards.cards)
  cards(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.cards).handler(async () => {
      const asked = await this.boards.requested(context);
      return knownCardsOnPage(asked.board, knownPage(asked, partIdOf(context)).id).map((card) => cardAnswer(asked, card));
    });
  }

  @Call(contract.teachingBoards.createCard)
  createCard(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.createCard).handler(async ({ input: { id: _taken, ...card } }) => {
      const page = knownPage(await this.boards.requested(context), partIdOf(context)).id;
      const content = await this.content.accepted(context, card.kind, card.content);
      const [made = ''] = await this.boards.run(context, 'addCard', { ...card, page, ...content }, card);
      return this.answer(context, made);
    });
  }

  @Call(contract.teachingBoards.getCard)
  getCard(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.getCard).handler(() => this.answer(context, partIdOf(context)));
  }

  @Call(contract.teachingBoards.updateCard)
  updateCard(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.updateCard).handler(async ({ input: { id: _taken, ...changes } }) => {
      const card = knownCard(await this.boards.requested(context), partIdOf(context));
      const content = await this.content.accepted(context, card.kind, changes.content, card);
      await this.boards.run(context, 'changeCard', { ...changes, card: card.id, ...content });
      return this.answer(context, card.id);
    });
  }

  @Call(contract.teachingBoards.duplicateCard)
  duplicateCard(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.duplicateCard).handler(async () => {
      const [made = ''] = await this.boards.run(context, 'duplicateCards', { cards: [await this.known(context)] });
      return this.answer(context, made);
    });
  }

  @Call(contract.teachingBoards.removeCard)
  removeCard(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.removeCard).handler(async () => {
      await this.boards.run(context, 'removeCards', { cards: [await this.known(context)] });
      return {};
    });
  }

  private async known(context: RequestContext): Promise<string> {
    return knownCard(await this.boards.requested(context), partIdOf(context)).id;
  }

  private async answer(context: RequestContext, card: string): Promise<TeachingCardAnswer> {
    const asked = await this.boards.requested(context);
    return cardAnswer(asked, knownCard(asked, card));
  }
}
