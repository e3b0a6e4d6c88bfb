import { contract, type PinboardListAnswer } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, partIdOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { Pinboards } from '../pinboards.js';
import { seenList, seenLists } from '../seen-parts.js';
import { listAnswers } from './list-answer.js';

/** The lists of a pinboard. */
@Controller()
export class ListsController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
  ) {}

  @Call(contract.pinboards.lists)
  lists(@Asked() asking: Asking) {
    return implement(contract.pinboards.lists).handler(async () => {
      const asked = await this.pinboards.asked(asking);
      return listAnswers(this.database.manager, asked, seenLists(asked.board, asked.actor));
    });
  }

  @Call(contract.pinboards.createList)
  createList(@Asked() asking: Asking) {
    return implement(contract.pinboards.createList).handler(async ({ input: { id: _taken, ...list } }) => {
      await this.pinboards.asked(asking);
      const [made = ''] = await this.pinboards.run(asking, 'addList', list, list);
      return this.answer(asking, made);
    });
  }

  @Call(contract.pinboards.getList)
  getList(@Asked() asking: Asking) {
    return implement(contract.pinboards.getList).handler(() => this.answer(asking, partIdOf(asking)));
  }

  @Call(contract.pinboards.updateList)
  updateList(@Asked() asking: Asking) {
    return implement(contract.pinboards.updateList).handler(async ({ input: { id: _taken, ...changes } }) => {
      const list = await this.known(asking);
      await this.pinboards.run(asking, 'changeList', { ...changes, list });
      return this.answer(asking, list);
    });
  }

  @Call(contract.pinboards.moveList)
  moveList(@Asked() asking: Asking) {
    return implement(contract.pinboards.moveList).handler(async ({ input: { after } }) => {
      const list = await this.known(asking);
      await this.pinboards.run(asking, 'moveList', { list, after });
      return this.answer(asking, list);
    });
  }

  @Call(contract.pinboards.removeList)
  removeList(@Asked() asking: Asking) {
    return implement(contract.pinboards.removeList).handler(async () => {
      await this.pinboards.run(asking, 'trashList', { list: await this.known(asking) });
      return {};
    });
  }

  @Call(contract.pinboards.restoreList)
  restoreList(@Asked() asking: Asking) {
    return implement(contract.pinboards.restoreList).handler(async () => {
      await this.pinboards.asked(asking);
      const list = partIdOf(asking);
      await this.pinboards.run(asking, 'restoreList', { list });
      return this.answer(asking, list);
    });
  }

  /** Refuses here for parts this person may not see, without a call to collab-server. */
  private async known(asking: Asking): Promise<string> {
    const { board, actor } = await this.pinboards.asked(asking);
    return seenList(board, actor, partIdOf(asking)).id;
  }

  private async answer(asking: Asking, list: string): Promise<PinboardListAnswer> {
    const asked = await this.pinboards.asked(asking);
    return (await listAnswers(this.database.manager, asked, [seenList(asked.board, asked.actor, list)]))[0]!;
  }
}
