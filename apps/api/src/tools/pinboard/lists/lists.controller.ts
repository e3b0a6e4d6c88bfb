import { contract, type PinboardListAnswer } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { CurrentContext, partIdOf, type RequestContext } from '../../../platform/request-context.js';
import { Pinboards } from '../pinboards.js';
import { visibleList, visibleLists } from '../visible-parts.js';
import { listAnswers } from './list-answer.js';

/** The lists of a pinboard. */
@Controller()
export class ListsController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
  ) {}

  @Call(contract.pinboards.lists)
  lists(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.lists).handler(async () => {
      const asked = await this.pinboards.requested(context);
      return listAnswers(this.database.manager, asked, visibleLists(asked.board, asked.actor));
    });
  }

  @Call(contract.pinboards.createList)
  createList(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.createList).handler(async ({ input: { id: _taken, ...list } }) => {
      await this.pinboards.requested(context);
      const [made = ''] = await this.pinboards.run(context, 'addList', list, list);
      return this.answer(context, made);
    });
  }

  @Call(contract.pinboards.getList)
  getList(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.getList).handler(() => this.answer(context, partIdOf(context)));
  }

  @Call(contract.pinboards.updateList)
  updateList(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.updateList).handler(async ({ input: { id: _taken, ...changes } }) => {
      const list = await this.known(context);
      await this.pinboards.run(context, 'changeList', { ...changes, list });
      return this.answer(context, list);
    });
  }

  @Call(contract.pinboards.moveList)
  moveList(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.moveList).handler(async ({ input: { after } }) => {
      const list = await this.known(context);
      await this.pinboards.run(context, 'moveList', { list, after });
      return this.answer(context, list);
    });
  }

  @Call(contract.pinboards.removeList)
  removeList(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.removeList).handler(async () => {
      await this.pinboards.run(context, 'trashList', { list: await this.known(context) });
      return {};
    });
  }

  @Call(contract.pinboards.restoreList)
  restoreList(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.restoreList).handler(async () => {
      await this.pinboards.requested(context);
      const list = partIdOf(context);
      await this.pinboards.run(context, 'restoreList', { list });
      return this.answer(context, list);
    });
  }

  /** Refuses here for parts this person may not see, without a call to collab-server. */
  private async known(context: RequestContext): Promise<string> {
    const { board, actor } = await this.pinboards.requested(context);
    return visibleList(board, actor, partIdOf(context)).id;
  }

  private async answer(context: RequestContext, list: string): Promise<PinboardListAnswer> {
    const asked = await this.pinboards.requested(context);
    return (await listAnswers(this.database.manager, asked, [visibleList(asked.board, asked.actor, list)]))[0]!;
  }
}
