import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { restoreItem, updateItem } from './change-items.js';
import { refuseTeachersFields } from './create-item.js';
import { DestroyItem } from './destroy-item.js';
import { ItemAnswer } from './item-answer.js';
import { listDiscarded, listRecentlyCreated } from './list-items.js';

/** What can be done to any item, whatever the tool. */
@Controller()
export class ItemsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly destroyItem: DestroyItem,
  ) {}

  @Call(contract.items.recentlyCreated)
  recentlyCreated(@Asked() asking: Asking) {
    return implement(contract.items.recentlyCreated).handler(async ({ input }) =>
      this.answers.many(asking, await listRecentlyCreated(this.database.manager, accountOf(asking).id, input.limit)),
    );
  }

  @Call(contract.items.discarded)
  discarded(@Asked() asking: Asking) {
    return implement(contract.items.discarded).handler(async ({ input }) => {
      const { items, total } = await listDiscarded(this.database.manager, accountOf(asking).id, { ...input, kind: input.objType });
      return { entries: await this.answers.many(asking, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.items.get)
  get(@Asked() asking: Asking) {
    return implement(contract.items.get).handler(() => this.answers.one(asking, itemOf(asking).id));
  }

  @Call(contract.items.update)
  update(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.items.update).handler(async ({ input: { id: _taken, ...fields } }) => {
      refuseTeachersFields(accountOf(asking), fields);
      await this.database.transaction((manager) => updateItem(manager, id, fields));
      return this.answers.one(asking, id);
    });
  }

  @Call(contract.items.restore)
  restore(@Asked() asking: Asking) {
    return implement(contract.items.restore).handler(async () => {
      await this.database.transaction((manager) => restoreItem(manager, itemOf(asking).id));
      return this.answers.one(asking, itemOf(asking).id);
    });
  }

  @Call(contract.items.destroy)
  destroy(@Asked() asking: Asking) {
    return implement(contract.items.destroy).handler(async () => {
      await this.destroyItem.forEver(itemOf(asking).id);
      return {};
    });
  }
}
