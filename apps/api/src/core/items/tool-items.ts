import { type ContentKind, type Item as ItemContract, itemFieldsInput } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Idempotency } from '../../platform/idempotency.js';
import { ReplicaReads } from '../../platform/replica/replica-reads.js';
import { accountOf, itemOf, type RequestContext } from '../../platform/request-context.js';
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
    private readonly reads: ReplicaReads,
    private readonly answers: ItemAnswer,
    private readonly idempotency: Idempotency,
    private readonly boards: Boards,
    private readonly codes: ChosenCodes,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** @throws LIMIT_REACHED, TOOL_NOT_RELEASED, FOLDER_UNKNOWN, FOLDER_TOO_DEEP */
  create(kind: ContentKind, context: RequestContext, input: object): Promise<ItemContract> {
    const tool = this.toolOf(kind);
    const owner = accountOf(context);
    const { fields, own, folderId } = parted(input);
    return this.codes.counted(context, tool.chosenCode?.(own), () =>
      this.idempotency.once(context, input, async (manager) => {
        refuseTeachersFields(owner, fields);
        tool.refuse?.(fields);
        const where = { projectId: context.project?.id, folderId };
        const item = await createItem(manager, owner, kind, fields, tool.untitled(owner.locale ?? 'de', own), where);
        const made = await tool.create?.(manager, { item, owner, input: own });
        return { ...(await this.answers.one(context, item.id, manager)), ...made };
      }),
    );
  }

  /**
   * Creates a child item of the item in the request.
   * @throws LIMIT_REACHED, TOOL_NOT_RELEASED, NOT_FOUND for a parent that belongs to an item itself
   */
  createIn(kind: ContentKind, context: RequestContext, input: object): Promise<ItemContract> {
    const tool = this.toolOf(kind);
    const { fields, own } = parted(input);
    return this.codes.counted(context, tool.chosenCode?.(own), () =>
      this.idempotency.once(context, input, async (manager) => {
        tool.refuse?.(fields);
        const untitled = ({ locale }: Account) => tool.untitled(locale ?? 'de', own);
        const { item, owner } = await createChild(manager, itemOf(context).id, kind, fields, untitled);
        const made = await tool.create?.(manager, { item, owner, input: own });
        return { ...(await this.answers.one(context, item.id, manager)), ...made };
      }),
    );
  }

  async listIn(kind: ContentKind, context: RequestContext, { page, limit }: Pick<ListQuery, 'page' | 'limit'>) {
    const { items, total } = await listChildren(this.database.manager, itemOf(context).id, { page, limit, objType: kind });
    return { entries: await this.answers.many(context, items), total, page, limit };
  }

  /** The list of all a teacher's items, with the kind chosen. */
  async list(kind: ContentKind, context: RequestContext, query: LibraryQuery) {
    const { items, total } = await listItems(this.reads, accountOf(context).id, { ...query, objType: kind });
    const entries = await this.answers.listed(context, items);
    const own = await this.contributions[kind]?.item.listed?.(this.database.manager, entries);
    return { entries: own ? entries.map((one) => ({ ...one, ...own.get(one.id) })) : entries, total, page: query.page, limit: query.limit };
  }

  get(kind: ContentKind, context: RequestContext): Promise<ItemContract> {
    return this.answer(kind, context, itemOf(context).id);
  }

  async update(kind: ContentKind, context: RequestContext, input: object): Promise<ItemContract> {
    await this.change(kind, context, input);
    return this.answer(kind, context, itemOf(context).id);
  }

  /** Updates the fields that all items share, of any kind. @throws FORBIDDEN for fields of teachers that a pupil sends */
  async updateShared(context: RequestContext, fields: ItemFields): Promise<ItemContract> {
    const { id, facts } = itemOf(context);
    await this.change(facts.kind, context, fields);
    return this.answers.one(context, id);
  }

  /** Changes only the fields that were sent. */
  private async change(kind: ContentKind, context: RequestContext, input: object): Promise<void> {
    const tool = this.toolOf(kind);
    const { id } = itemOf(context);
    const { fields, own } = parted(input);
    refuseTeachersFields(accountOf(context), fields);
    tool.refuse?.(fields);
    if (Object.keys(own).length > 0) await tool.changeBoard?.(this.boards, context, own);
    await this.codes.counted(context, tool.chosenCode?.(own), () =>
      this.database.transaction(async (manager) => {
        await tool.change?.(manager, context, own);
        if (Object.keys(fields).length > 0) await updateItem(manager, id, fields);
      }),
    );
  }

  discard(context: RequestContext): Promise<void> {
    return this.database.transaction((manager) => discardItem(manager, itemOf(context).id));
  }

  private async answer(kind: ContentKind, context: RequestContext, id: string): Promise<ItemContract> {
    const { manager } = this.database;
    const item = await this.answers.one(context, id);
    return { ...item, ...(await this.toolOf(kind).read?.(manager, context, item)) };
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
