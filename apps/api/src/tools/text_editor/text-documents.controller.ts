import { contract, TOOLS } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { discardItem, updateItem } from '../../core/items/change-items.js';
import { createItem } from '../../core/items/create-item.js';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { listItems } from '../../core/items/list-items.js';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { onlyDocuments } from './only-documents.js';

const KIND = TOOLS.text_editor.kind;
const DEFAULT_TITLE = { de: 'Neues Dokument', en: 'New document' } as const;

/** Text documents as items; their text lives in collab-server. */
@Controller()
export class TextDocumentsController {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly idempotency: Idempotency,
  ) {}

  @Call(contract.textDocuments.create)
  create(@Asked() asking: Asking) {
    return implement(contract.textDocuments.create).handler(({ input }) =>
      this.idempotency.once(asking, input, async (manager) => {
        const owner = accountOf(asking);
        const item = await createItem(manager, owner, KIND, input, DEFAULT_TITLE[owner.locale ?? 'de'], asking.project?.id);
        return this.answers.one(asking, item.id, manager);
      }),
    );
  }

  @Call(contract.textDocuments.list)
  list(@Asked() asking: Asking) {
    return implement(contract.textDocuments.list).handler(async ({ input }) => {
      const { items, total } = await listItems(this.database.manager, accountOf(asking).id, { ...input, kind: KIND });
      return { entries: await this.answers.many(asking, items), total, page: input.page, limit: input.limit };
    });
  }

  @Call(contract.textDocuments.get)
  get(@Asked() asking: Asking) {
    return implement(contract.textDocuments.get).handler(async () => {
      await onlyDocuments(this.database.manager, itemOf(asking).id);
      return this.answers.one(asking, itemOf(asking).id);
    });
  }

  @Call(contract.textDocuments.update)
  update(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.textDocuments.update).handler(async ({ input: { id: _taken, ...fields } }) => {
      await onlyDocuments(this.database.manager, id);
      await updateItem(this.database.manager, id, fields);
      return this.answers.one(asking, id);
    });
  }

  @Call(contract.textDocuments.discard)
  discard(@Asked() asking: Asking) {
    return implement(contract.textDocuments.discard).handler(async () => {
      await onlyDocuments(this.database.manager, itemOf(asking).id);
      await this.database.transaction((manager) => discardItem(manager, itemOf(asking).id));
      return {};
    });
  }
}
