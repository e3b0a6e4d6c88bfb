import { type NamesList as Answer, LIMITS } from '@murmel/contracts';
import { Item, NamesList, newId } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';
import { knownCard } from '../cards/card-answer.js';
import { TeachingBoards } from '../teaching-boards.js';
import { type GivenEntry, keptPairs, listEntries, pairsOf, visibleName } from './list-entries.js';

const { listsMax } = LIMITS.teachingBoard;

interface GivenList {
  name: string;
  entries: readonly GivenEntry[];
  /** positions in `entries`; undefined: as before */
  apart?: readonly (readonly [number, number])[] | undefined;
}

/** Names of classes, kept for their teacher alone and outside of boards. */
@Injectable()
export class NamesLists {
  constructor(
    private readonly database: DataSource,
    private readonly boards: TeachingBoards,
    private readonly idempotency: Idempotency,
  ) {}

  /** Newest first. */
  async list(context: RequestContext, { page, limit }: { page: number; limit: number }): Promise<{ entries: Answer[]; total: number }> {
    const [rows, total] = await this.database.manager.findAndCount(NamesList, {
      where: { ownerId: accountOf(context).id },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: rows.map(answerOf), total };
  }

  /** @throws NOT_FOUND for lists of others as for unknown ones */
  async one(context: RequestContext, id: string): Promise<Answer> {
    return answerOf(await this.own(this.database.manager, context, id));
  }

  /** @throws NAMES_INVALID, LIMIT_REACHED with the number of lists */
  create(context: RequestContext, input: GivenList): Promise<Answer> {
    const ownerId = accountOf(context).id;
    return this.idempotency.once(context, input, async (manager) => {
      // Two at the same moment must not both be the last one.
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`names:${ownerId}`]);
      if ((await manager.countBy(NamesList, { ownerId })) >= listsMax) throw apiError('LIMIT_REACHED', { limit: listsMax });
      const entries = listEntries(input.entries);
      const now = new Date();
      const row: NamesList = {
        id: newId(),
        ownerId,
        name: visibleName(input.name),
        entries,
        apart: pairsOf(entries, input.apart ?? []),
        createdAt: now,
        updatedAt: now,
      };
      await manager.insert(NamesList, row);
      return answerOf(row);
    });
  }

  /** @throws NOT_FOUND, NAMES_INVALID */
  update(context: RequestContext, id: string, { name, entries: given, apart }: GivenList): Promise<Answer> {
    return this.database.transaction(async (manager) => {
      const row = await this.own(manager, context, id, true);
      const entries = listEntries(given, row.entries);
      const changes = {
        name: visibleName(name),
        entries,
        apart: apart ? pairsOf(entries, apart) : keptPairs(entries, row.apart),
        updatedAt: new Date(),
      };
      await manager.update(NamesList, { id }, changes);
      return answerOf({ ...row, ...changes });
    });
  }

  /** Boards keep what was drawn from it, and say that it is gone. @throws NOT_FOUND */
  async remove(context: RequestContext, id: string): Promise<void> {
    const { affected } = await this.database.manager.delete(NamesList, { id, ownerId: accountOf(context).id });
    if (!affected) throw apiError('NOT_FOUND');
  }

  /** Returns the names behind a card, for callers who may change its board: their own list, or the owner's. @throws NOT_FOUND */
  async behindCard(context: RequestContext, cardId: string): Promise<Answer> {
    const { manager } = this.database;
    const asked = await this.boards.requested(context);
    const { content } = knownCard(asked, cardId);
    const list = 'list' in content ? content.list : null;
    const row = list === null ? null : await manager.findOneBy(NamesList, { id: list });
    const { ownerId } = await manager.findOneByOrFail(Item, { id: asked.itemId });
    if (!row || ![accountOf(context).id, ownerId].includes(row.ownerId)) throw apiError('NOT_FOUND');
    return answerOf(row);
  }

  private async own(manager: EntityManager, context: RequestContext, id: string, toChange = false): Promise<NamesList> {
    const row = await manager.findOne(NamesList, {
      where: { id, ownerId: accountOf(context).id },
      ...(toChange ? { lock: { mode: 'pessimistic_write' } } : {}),
    });
    if (!row) throw apiError('NOT_FOUND');
    return row;
  }
}

function answerOf({ id, name, entries, apart, updatedAt }: NamesList): Answer {
  return { id, name, entries, apart, updatedAt: updatedAt.toISOString() };
}
