import { contract, type TeachingPageAnswer } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { TeachingBoards } from '../teaching-boards.js';
import { knownPage, pageAnswer } from './page-answer.js';

/** The pages of a teaching board. */
@Controller()
export class PagesController {
  constructor(private readonly boards: TeachingBoards) {}

  @Call(contract.teachingBoards.pages)
  pages(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.pages).handler(async () => {
      const asked = await this.boards.requested(context);
      return asked.board.pages.map((page) => pageAnswer(asked, page));
    });
  }

  @Call(contract.teachingBoards.createPage)
  createPage(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.createPage).handler(async ({ input: { id: _taken, ...page } }) => {
      await this.boards.requested(context);
      const [made = ''] = await this.boards.run(context, 'addPage', page, page);
      return this.answer(context, made);
    });
  }

  @Call(contract.teachingBoards.getPage)
  getPage(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.getPage).handler(() => this.answer(context, partIdOf(context)));
  }

  @Call(contract.teachingBoards.updatePage)
  updatePage(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.updatePage).handler(async ({ input: { id: _taken, ...changes } }) => {
      const page = await this.known(context);
      await this.boards.run(context, 'changePage', { ...changes, page });
      return this.answer(context, page);
    });
  }

  @Call(contract.teachingBoards.movePage)
  movePage(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.movePage).handler(async ({ input: { after } }) => {
      const page = await this.known(context);
      await this.boards.run(context, 'movePage', { page, after });
      return this.answer(context, page);
    });
  }

  @Call(contract.teachingBoards.duplicatePage)
  duplicatePage(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.duplicatePage).handler(async () => {
      const [made = ''] = await this.boards.run(context, 'duplicatePage', { page: await this.known(context) });
      return this.answer(context, made);
    });
  }

  @Call(contract.teachingBoards.removePage)
  removePage(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.removePage).handler(async () => {
      await this.boards.run(context, 'removePage', { page: await this.known(context) });
      return {};
    });
  }

  private async known(context: RequestContext): Promise<string> {
    return knownPage(await this.boards.requested(context), partIdOf(context)).id;
  }

  private async answer(context: RequestContext, page: string): Promise<TeachingPageAnswer> {
    const asked = await this.boards.requested(context);
    return pageAnswer(asked, knownPage(asked, page));
  }
}
