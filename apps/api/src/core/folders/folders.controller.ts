import { decide } from '@murmel/access-policy';
import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { accountOf, CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
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
  tree(@CurrentContext() context: RequestContext) {
    return implement(calls.tree).handler(() => folderTree(this.database.manager, accountOf(context).id));
  }

  @Call(calls.contents)
  contents(@CurrentContext() context: RequestContext) {
    return implement(calls.contents).handler(async ({ input: { id: _taken, ...query } }) => {
      const { manager } = this.database;
      const { id, facts } = itemOf(context);
      // A caller who may discard the folder is its owner, who sees all of it.
      const all = decide(context.actor, 'item.discard', { item: facts }).allow;
      const { items, total, onlyFirst } = all
        ? { ...(await listContents(manager, id, query)), onlyFirst: null }
        : await readableContents(manager, context.actor, id, query);
      return { entries: await this.answers.listed(context, items), total, onlyFirst, page: query.page, limit: query.limit };
    });
  }
}
