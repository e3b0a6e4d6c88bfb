import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { ReplicaReads } from '../../platform/replica/replica-reads.js';
import { accountOf, CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { moveItems } from '../folder-tree/move-items.js';
import { restoreItem } from './change-items.js';
import { DestroyItem } from './destroy-item.js';
import { ItemAnswer } from './item-answer.js';
import { listItems, listRecentlyCreated } from './list-items.js';
import { ToolItems } from './tool-items.js';

/** Routes common to all items, independent of tools. */
@Controller()
export class ItemsController {
  constructor(
    private readonly database: DataSource,
    private readonly reads: ReplicaReads,
    private readonly answers: ItemAnswer,
    private readonly destroyItem: DestroyItem,
    private readonly toolItems: ToolItems,
  ) {}

  @Call(contract.items.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(contract.items.list).handler(async ({ input }) => {
      const { items, total } = await listItems(this.reads, accountOf(context).id, input);
      return { entries: await this.answers.listed(context, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.items.move)
  move(@CurrentContext() context: RequestContext) {
    return implement(contract.items.move).handler(({ input: { ids, folderId, agreed = false } }) =>
      this.database.transaction(async (manager) => {
        const items = await moveItems(manager, accountOf(context).id, { ids, folderId, agreed });
        return this.answers.many(context, items, manager);
      }),
    );
  }

  @Call(contract.items.recentlyCreated)
  recentlyCreated(@CurrentContext() context: RequestContext) {
    return implement(contract.items.recentlyCreated).handler(async ({ input }) =>
      this.answers.listed(context, await listRecentlyCreated(this.reads, accountOf(context).id, input.limit)),
    );
  }

  @Call(contract.items.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(contract.items.get).handler(() => this.answers.one(context, itemOf(context).id));
  }

  @Call(contract.items.update)
  update(@CurrentContext() context: RequestContext) {
    return implement(contract.items.update).handler(({ input: { id: _taken, ...fields } }) => this.toolItems.updateShared(context, fields));
  }

  @Call(contract.items.updateOfKind)
  updateOfKind(@CurrentContext() context: RequestContext) {
    return implement(contract.items.updateOfKind).handler(({ input: { objId: _taken, objType, ...fields } }) => {
      if (itemOf(context).facts.kind !== objType) throw apiError('NOT_FOUND');
      return this.toolItems.updateShared(context, fields);
    });
  }

  @Call(contract.items.restore)
  restore(@CurrentContext() context: RequestContext) {
    return implement(contract.items.restore).handler(async ({ input: { agreed = false } }) => {
      await this.database.transaction((manager) => restoreItem(manager, itemOf(context).id, agreed));
      return this.answers.one(context, itemOf(context).id);
    });
  }

  @Call(contract.items.destroy)
  destroy(@CurrentContext() context: RequestContext) {
    return implement(contract.items.destroy).handler(async () => {
      // In another window it may have come back, or gone, since the call was let in.
      if (!(await this.destroyItem.forEver(itemOf(context).id, { inTrashUntil: null }))) throw apiError('NOT_FOUND');
      return {};
    });
  }
}
