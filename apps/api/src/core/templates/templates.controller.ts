import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { ItemAnswer } from '../items/item-answer.js';
import { Remix } from '../remixes/remix.js';
import { findTemplates } from './find-templates.js';
import { ProductTemplates } from './product-templates.js';
import { toggleTemplate } from './toggle-template.js';

const calls = contract.templates;

/** Routes for templates of new items. */
@Controller()
export class TemplatesController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly remixing: Remix,
    private readonly idempotency: Idempotency,
    private readonly ours: ProductTemplates,
  ) {}

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(async ({ input }) => {
      const { page, limit } = input;
      const all = await findTemplates(this.database.manager, asking, input);
      const shown = all.slice((page - 1) * limit, page * limit);
      const items = await this.answers.listed(
        asking,
        shown.map(({ item }) => item),
      );
      const english = accountOf(asking).locale === 'en';
      const entries = shown.map(({ of }, index) => {
        const item = items[index]!;
        const our = this.ours.of(item.id);
        return { item: { ...item, title: (english && our?.english) || item.title }, of, minutes: our?.minutes ?? null };
      });
      return { entries, total: all.length, page, limit };
    });
  }

  @Call(calls.use)
  use(@Asked() asking: Asking) {
    return implement(calls.use).handler(({ input: { folderId } }) => {
      const { id: itemId } = itemOf(asking);
      return this.idempotency.once(asking, { itemId, folderId }, async (manager) => {
        const { id, leftBehind } = await this.remixing.copy(manager, asking, { folderId });
        return { item: await this.answers.one(asking, id, manager), tabId: null, leftBehind };
      });
    });
  }

  @Call(calls.toggle)
  toggle(@Asked() asking: Asking) {
    return implement(calls.toggle).handler(({ input: { templateFor, agreed } }) =>
      this.database.transaction(async (manager) => {
        await toggleTemplate(manager, asking, { templateFor, agreed });
        return this.answers.one(asking, itemOf(asking).id, manager);
      }),
    );
  }
}
