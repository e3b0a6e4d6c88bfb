import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
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
    private readonly answers: ItemAnswer,
    private readonly destroyItem: DestroyItem,
    private readonly toolItems: ToolItems,
  ) {}

  @Call(contract.items.list)
  list(@Asked() asking: Asking) {
    return implement(contract.items.list).handler(async ({ input }) => {
      const { items, total } = await listItems(this.database.manager, accountOf(asking).id, input);
      return { entries: await this.answers.listed(asking, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.items.move)
  move(@Asked() asking: Asking) {
    return implement(contract.items.move).handler(({ input: { ids, folderId, agreed = false } }) =>
      this.database.transaction(async (manager) => {
        const items = await moveItems(manager, accountOf(asking).id, { ids, folderId, agreed });
        return this.answers.many(asking, items, manager);
      }),
    );
  }

  @Call(contract.items.recentlyCreated)
  recentlyCreated(@Asked() asking: Asking) {
    return implement(contract.items.recentlyCreated).handler(async ({ input }) =>
      this.answers.listed(asking, await listRecentlyCreated(this.database.manager, accountOf(asking).id, input.limit)),
    );
  }

  @Call(contract.items.get)
  get(@Asked() asking: Asking) {
    return implement(contract.items.get).handler(() => this.answers.one(asking, itemOf(asking).id));
  }

  @Call(contract.items.update)
  update(@Asked() asking: Asking) {
    return implement(contract.items.update).handler(({ input: { id: _taken, ...fields } }) => this.toolItems.updateShared(asking, fields));
  }

  @Call(contract.items.updateOfKind)
  updateOfKind(@Asked() asking: Asking) {
    return implement(contract.items.updateOfKind).handler(({ input: { objId: _taken, objType, ...fields } }) => {
      if (itemOf(asking).facts.kind !== objType) throw apiError('NOT_FOUND');
      return this.toolItems.updateShared(asking, fields);
    });
  }

  @Call(contract.items.restore)
  restore(@Asked() asking: Asking) {
    return implement(contract.items.restore).handler(async ({ input: { agreed = false } }) => {
      await this.database.transaction((manager) => restoreItem(manager, itemOf(asking).id, agreed));
      return this.answers.one(asking, itemOf(asking).id);
    });
  }

  @Call(contract.items.destroy)
  destroy(@Asked() asking: Asking) {
    return implement(contract.items.destroy).handler(async () => {
      // In another window it may have come back, or gone, since the call was let in.
      if (!(await this.destroyItem.forEver(itemOf(asking).id, { inTrashUntil: null }))) throw apiError('NOT_FOUND');
      return {};
    });
  }
}
