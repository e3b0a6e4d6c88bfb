import { type ContentKind, type Item as ItemContract, itemFieldsInput } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { Boards } from '../boards/boards.js';
import { ChosenCodes } from '../short-codes/chosen-codes.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import type { ItemContribution } from '../tool-contribution/item-contribution.js';
import type { ItemFields } from '../tool-contribution/item-fields.js';
import { discardItem, updateItem } from './change-items.js';
import { createChild } from './create-child.js';
import { createItem, refuseTeachersFields } from './create-item.js';
import { ItemAnswer } from './item-answer.js';
import { type LibraryQuery, type ListQuery, listChildren, listItems } from './list-items.js';

/** The items of one kind: what every tool's calls do, with what its contribution adds. */
@Injectable()
export class ToolItems {
  constructor(
    private readonly database: DataSource,
    private readonly answers: ItemAnswer,
    private readonly idempotency: Idempotency,
    private readonly boards: Boards,
    private readonly codes: ChosenCodes,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** @throws LIMIT_REACHED, TOOL_NOT_RELEASED, FOLDER_UNKNOWN, FOLDER_TOO_DEEP */
  create(kind: ContentKind, asking: Asking, input: object): Promise<ItemContract> {
    const tool = this.toolOf(kind);
    const owner = accountOf(asking);
    const { fields, own, folderId } = parted(input);
    return this.codes.counted(asking, tool.chosenCode?.(own), () =>
      this.idempotency.once(asking, input, async (manager) => {
        refuseTeachersFields(owner, fields);
        tool.refuse?.(fields);
        const where = { projectId: asking.project?.id, folderId };
        const item = await createItem(manager, owner, kind, fields, tool.untitled(owner.locale ?? 'de', own), where);
        const made = await tool.create?.(manager, { item, owner, input: own });
        return { ...(await this.answers.one(asking, item.id, manager)), ...made };
      }),
    );
  }

  /**
   * Creates a child item of the item in the request.
   * @throws LIMIT_REACHED, TOOL_NOT_RELEASED, NOT_FOUND for a parent that belongs to an item itself
   */
  createIn(kind: ContentKind, asking: Asking, input: object): Promise<ItemContract> {
    const tool = this.toolOf(kind);
    const { fields, own } = parted(input);
    return this.codes.counted(asking, tool.chosenCode?.(own), () =>
      this.idempotency.once(asking, input, async (manager) => {
        tool.refuse?.(fields);
        const untitled = ({ locale }: Account) => tool.untitled(locale ?? 'de', own);
        const { item, owner } = await createChild(manager, itemOf(asking).id, kind, fields, untitled);
        const made = await tool.create?.(manager, { item, owner, input: own });
        return { ...(await this.answers.one(asking, item.id, manager)), ...made };
      }),
    );
  }

  async listIn(kind: ContentKind, asking: Asking, { page, limit }: Pick<ListQuery, 'page' | 'limit'>) {
    const { items, total } = await listChildren(this.database.manager, itemOf(asking).id, { page, limit, objType: kind });
    return { entries: await this.answers.many(asking, items), total, page, limit };
  }

  /** The list of all a teacher's items, with the kind chosen. */
  async list(kind: ContentKind, asking: Asking, query: LibraryQuery) {
    const { items, total } = await listItems(this.database.manager, accountOf(asking).id, { ...query, objType: kind });
    return { entries: await this.answers.listed(asking, items), total, page: query.page, limit: query.limit };
  }

  get(kind: ContentKind, asking: Asking): Promise<ItemContract> {
    return this.answer(kind, asking, itemOf(asking).id);
  }

  async update(kind: ContentKind, asking: Asking, input: object): Promise<ItemContract> {
    await this.change(kind, asking, input);
    return this.answer(kind, asking, itemOf(asking).id);
  }

  /** Updates the fields that all items share, of any kind. @throws FORBIDDEN for fields of teachers that a pupil sends */
  async updateShared(asking: Asking, fields: ItemFields): Promise<ItemContract> {
    const { id, facts } = itemOf(asking);
    await this.change(facts.kind, asking, fields);
    return this.answers.one(asking, id);
  }

  /** Changes only the fields that were sent. */
  private async change(kind: ContentKind, asking: Asking, input: object): Promise<void> {
    const tool = this.toolOf(kind);
    const { id } = itemOf(asking);
    const { fields, own } = parted(input);
    refuseTeachersFields(accountOf(asking), fields);
    tool.refuse?.(fields);
    if (Object.keys(own).length > 0) await tool.changeBoard?.(this.boards, asking, own);
    await this.codes.counted(asking, tool.chosenCode?.(own), () =>
      this.database.transaction(async (manager) => {
        await tool.change?.(manager, asking, own);
        if (Object.keys(fields).length > 0) await updateItem(manager, id, fields);
      }),
    );
  }

  discard(asking: Asking): Promise<void> {
    return this.database.transaction((manager) => discardItem(manager, itemOf(asking).id));
  }

  private async answer(kind: ContentKind, asking: Asking, id: string): Promise<ItemContract> {
    const { manager } = this.database;
    const item = await this.answers.one(asking, id);
    return { ...item, ...(await this.toolOf(kind).read?.(manager, asking, item)) };
  }

  private toolOf(kind: ContentKind): ItemContribution {
    const contribution = this.contributions[kind];
    if (!contribution) throw new Error(`No tool has items of the kind ${kind}.`);
    return contribution.item;
  }
}

/** Splits the input into fields common to all items and the tool's own. `undefined` must not overwrite stored values. */
function parted(input: { folderId?: string | undefined }): {
  fields: ItemFields;
  own: Record<string, unknown>;
  folderId: string | undefined;
} {
  const { folderId, ...rest } = input;
  const sent = Object.entries(rest).filter(([name, value]) => value !== undefined && name !== 'id');
  const some = (ofItem: boolean) => Object.fromEntries(sent.filter(([name]) => name in itemFieldsInput === ofItem));
  return { fields: some(true), own: some(false), folderId };
}
