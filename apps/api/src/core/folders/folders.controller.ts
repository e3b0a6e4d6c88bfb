import { decide } from '@murmel/access-policy';
import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { ItemAnswer } from '../items/item-answer.js';
import { listContents } from '../items/list-items.js';
import { folderTree } from './folder-tree.js';
import { readableContents } from './readable-contents.js';

const calls = contract.folders;

/** Routes that folders have besides those of all items. */
@Controller()
export class FoldersController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
  ) {}

  @Call(calls.tree)
  tree(@Asked() asking: Asking) {
    return implement(calls.tree).handler(() => folderTree(this.database.manager, accountOf(asking).id));
  }

  @Call(calls.contents)
  contents(@Asked() asking: Asking) {
    return implement(calls.contents).handler(async ({ input: { id: _taken, ...query } }) => {
      const { manager } = this.database;
      const { id, facts } = itemOf(asking);
      // A caller who may discard the folder is its owner, who sees all of it.
      const all = decide(asking.actor, 'item.discard', { item: facts }).allow;
      const { items, total, onlyFirst } = all
        ? { ...(await listContents(manager, id, query)), onlyFirst: null }
        : await readableContents(manager, asking.actor, id, query);
      return { entries: await this.answers.listed(asking, items), total, onlyFirst, page: query.page, limit: query.limit };
    });
  }
}
