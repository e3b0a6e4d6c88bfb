import { contract, type TeachingPageAnswer } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, partIdOf } from '../../../platform/asking.js';
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
    return implement(contract.teachingBoards.createPage).handler(async ({ input: { id: _taken, ...page } }) => {
      await this.boards.asked(asking);
      const [made = ''] = await this.boards.run(asking, 'addPage', page, page);
      return this.answer(asking, made);
    });
  }

  @Call(contract.teachingBoards.getPage)
  getPage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.getPage).handler(() => this.answer(asking, partIdOf(asking)));
  }

  @Call(contract.teachingBoards.updatePage)
  updatePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.updatePage).handler(async ({ input: { id: _taken, ...changes } }) => {
      const page = await this.known(asking);
      await this.boards.run(asking, 'changePage', { ...changes, page });
      return this.answer(asking, page);
    });
  }

  @Call(contract.teachingBoards.movePage)
  movePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.movePage).handler(async ({ input: { after } }) => {
      const page = await this.known(asking);
      await this.boards.run(asking, 'movePage', { page, after });
      return this.answer(asking, page);
    });
  }

  @Call(contract.teachingBoards.duplicatePage)
  duplicatePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.duplicatePage).handler(async () => {
      const [made = ''] = await this.boards.run(asking, 'duplicatePage', { page: await this.known(asking) });
      return this.answer(asking, made);
    });
  }

  @Call(contract.teachingBoards.removePage)
  removePage(@Asked() asking: Asking) {
    return implement(contract.teachingBoards.removePage).handler(async () => {
      await this.boards.run(asking, 'removePage', { page: await this.known(asking) });
      return {};
    });
  }

  private async known(asking: Asking): Promise<string> {
    return knownPage(await this.boards.asked(asking), partIdOf(asking)).id;
  }

  private async answer(asking: Asking, page: string): Promise<TeachingPageAnswer> {
    const asked = await this.boards.asked(asking);
    return pageAnswer(asked, knownPage(asked, page));
  }
}
