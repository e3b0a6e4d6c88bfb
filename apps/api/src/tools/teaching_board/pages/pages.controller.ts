import { contract, type TeachingPageAnswer } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { partIdOf } from '../../../core/boards/part-id.js';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { TeachingBoards } from '../teaching-boards.js';
import { knownPage, pageAnswer } from './page-answer.js';

/** The pages of a teaching board. */
@Controller()
export class PagesController {
  constructor(private readonly boards: TeachingBoards) {}

  @Call(contract.teachingBoards.pages)
  pages(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.pages).handler(async () => {
      const asked = await this.boards.asked(asking);
      return asked.board.pages.map((page) => pageAnswer(asked, page));
    });
  }

  @Call(contract.teachingBoards.createPage)
  createPage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.createPage).handler(async ({ input: { id, ...page } }) => {
      await this.boards.asked(asking);
      const [made = ''] = await this.boards.run(asking, 'addPage', page, { id, ...page });
      return this.answer(asking, made);
    });
  }

  @Call(contract.teachingBoards.getPage)
  getPage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.getPage).handler(({ input }) => this.answer(asking, partIdOf(input.id)));
  }

  @Call(contract.teachingBoards.updatePage)
  updatePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.updatePage).handler(async ({ input: { id, ...changes } }) => {
      const page = await this.known(asking, id);
      await this.boards.run(asking, 'changePage', { ...changes, page });
      return this.answer(asking, page);
    });
  }

  @Call(contract.teachingBoards.movePage)
  movePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.movePage).handler(async ({ input: { id, after } }) => {
      const page = await this.known(asking, id);
      await this.boards.run(asking, 'movePage', { page, after });
      return this.answer(asking, page);
    });
  }

  @Call(contract.teachingBoards.duplicatePage)
  duplicatePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.duplicatePage).handler(async ({ input }) => {
      const [made = ''] = await this.boards.run(asking, 'duplicatePage', { page: await this.known(asking, input.id) });
      return this.answer(asking, made);
    });
  }

  @Call(contract.teachingBoards.removePage)
  removePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.removePage).handler(async ({ input }) => {
      await this.boards.run(asking, 'removePage', { page: await this.known(asking, input.id) });
      return {};
    });
  }

  private async known(asking: Asking, address: string): Promise<string> {
    return knownPage(await this.boards.asked(asking), partIdOf(address)).id;
  }

  private async answer(asking: Asking, page: string): Promise<TeachingPageAnswer> {
    const asked = await this.boards.asked(asking);
    return pageAnswer(asked, knownPage(asked, page));
  }
}
