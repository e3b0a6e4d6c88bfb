import type { TimetableItem } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { type TimetableReader, timetableAnswer } from './timetable-repository.js';

/** Turns a stored timetable into what this person gets to see of it. */
@Injectable()
export class TimetableAnswers {
  constructor(
    private readonly database: DataSource,
    private readonly items: ItemAnswer,
  ) {}

  /** @throws NOT_FOUND when the item is no timetable */
  async one(context: RequestContext, manager: EntityManager = this.database.manager): Promise<TimetableItem> {
    const { id } = itemOf(context);
    const item = await this.items.one(context, id, manager);
    const reader = { accountId: context.account?.id ?? null, mayChange: item.abilities.update === true };
    return { ...item, timetable: await timetableAnswer(manager, id, reader) };
  }

  async reader(context: RequestContext): Promise<TimetableReader> {
    const { abilities } = await this.items.one(context, itemOf(context).id);
    return { accountId: context.account?.id ?? null, mayChange: abilities.update === true };
  }

  /** Changes the timetable of the call in one transaction. @returns the whole of it */
  change(context: RequestContext, work: (manager: EntityManager, itemId: string) => Promise<void>): Promise<TimetableItem> {
    return this.database.transaction(async (manager) => {
      await work(manager, itemOf(context).id);
      return this.one(context, manager);
    });
  }
}
