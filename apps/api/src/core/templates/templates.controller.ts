import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { ReplicaReads } from '../../platform/replica/replica-reads.js';
import { accountOf, CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { ItemAnswer } from '../items/item-answer.js';
import { LockedContent } from '../items/locked-content.js';
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
    private readonly reads: ReplicaReads,
    private readonly answers: ItemAnswer,
    private readonly remixing: Remix,
    private readonly idempotency: Idempotency,
    private readonly ours: ProductTemplates,
    private readonly locked: LockedContent,
  ) {}

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(async ({ input }) => {
      const { page, limit } = input;
      const language = accountOf(context).locale ?? 'de';
      const all = (await findTemplates(this.reads, context, input)).filter(
        ({ item }) => (this.ours.of(item.id)?.edition ?? language) === language,
      );
      const shown = all.slice((page - 1) * limit, page * limit);
      const items = await this.answers.listed(
        context,
        shown.map(({ item }) => item),
      );
      const entries = shown.map(({ of }, index) => {
        const item = items[index]!;
        const our = this.ours.of(item.id);
        return { item: { ...item, title: (language === 'en' && our?.english) || item.title }, of, minutes: our?.minutes ?? null };
      });
      return { entries, total: all.length, page, limit };
    });
  }

  @Call(calls.use)
  use(@CurrentContext() context: RequestContext) {
    return implement(calls.use).handler(({ input: { folderId } }) => {
      const { id: itemId } = itemOf(context);
      return this.idempotency.once(context, { itemId, folderId }, async (manager) => {
        const { id, leftBehind } = await this.remixing.copy(manager, context, { folderId });
        return { item: await this.answers.one(context, id, manager), tabId: null, leftBehind };
      });
    });
  }

  @Call(calls.toggle)
  toggle(@CurrentContext() context: RequestContext) {
    return implement(calls.toggle).handler(({ input: { templateFor, agreed } }) =>
      this.database.transaction(async (manager) => {
        await toggleTemplate(manager, context, this.locked, { templateFor, agreed });
        return this.answers.one(context, itemOf(context).id, manager);
      }),
    );
  }
}
