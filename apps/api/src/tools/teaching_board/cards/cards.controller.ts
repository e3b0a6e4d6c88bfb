import { contract, type TeachingCardAnswer } from '@murmel/contracts';
import { knownCardsOnPage } from '@murmel/documents';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, partIdOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { knownPage } from '../pages/page-answer.js';
import { TeachingBoards } from '../teaching-boards.js';
import { cardAnswer, knownCard } from './card-answer.js';
import { GivenContent } from './given-content.js';

/** The cards of a teaching board. */
@Controller()
export class CardsController {
  constructor(
    private readonly boards: TeachingBoards,
    private readonly content: GivenContent,
  ) {}

  @Call(contract.teachingBoards.cards)
  cards(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.cards).handler(async () => {
      const asked = await this.boards.asked(asking);
      return knownCardsOnPage(asked.board, knownPage(asked, partIdOf(asking)).id).map((card) => cardAnswer(asked, card));
    });
  }

  @Call(contract.teachingBoards.createCard)
  createCard(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.createCard).handler(async ({ input: { id: _taken, ...card } }) => {
      const page = knownPage(await this.boards.asked(asking), partIdOf(asking)).id;
      const content = await this.content.accepted(asking, card.kind, card.content);
      const [made = ''] = await this.boards.run(asking, 'addCard', { ...card, page, ...content }, card);
      return this.answer(asking, made);
    });
  }

  @Call(contract.teachingBoards.getCard)
  getCard(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.getCard).handler(() => this.answer(asking, partIdOf(asking)));
  }

  @Call(contract.teachingBoards.updateCard)
  updateCard(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.updateCard).handler(async ({ input: { id: _taken, ...changes } }) => {
      const card = knownCard(await this.boards.asked(asking), partIdOf(asking));
      const content = await this.content.accepted(asking, card.kind, changes.content, card);
      await this.boards.run(asking, 'changeCard', { ...changes, card: card.id, ...content });
      return this.answer(asking, card.id);
    });
  }

  @Call(contract.teachingBoards.duplicateCard)
  duplicateCard(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.duplicateCard).handler(async () => {
      const [made = ''] = await this.boards.run(asking, 'duplicateCards', { cards: [await this.known(asking)] });
      return this.answer(asking, made);
    });
  }

  @Call(contract.teachingBoards.removeCard)
  removeCard(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.removeCard).handler(async () => {
      await this.boards.run(asking, 'removeCards', { cards: [await this.known(asking)] });
      return {};
    });
  }

  private async known(asking: Asking): Promise<string> {
    return knownCard(await this.boards.asked(asking), partIdOf(asking)).id;
  }

  private async answer(asking: Asking, card: string): Promise<TeachingCardAnswer> {
    const asked = await this.boards.asked(asking);
    return cardAnswer(asked, knownCard(asked, card));
  }
}
