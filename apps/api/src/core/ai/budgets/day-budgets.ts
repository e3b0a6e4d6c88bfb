import { SERVER_LIMITS } from '@murmel/contracts';
import { type Account, berlinDay, berlinMonth, type Configuration, type CountedUse, type DayBudget } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { type CountedCreation, countCreation } from '../../items/create-item.js';
import { idOf } from '../chats/person-rows.js';
import { type AskedSubject, type AskingPerson, type Bound, boundsIn, countIn, nearestOf } from './day-count.js';

const { toldBelow } = SERVER_LIMITS.aiPerDay;

/** A budget of the day that a request uses, and the largest number of requests in it. */
interface UsedBudget {
  budget: DayBudget;
  ownerId: string;
  limit: number;
}

/** How much may still be asked today, of what total, and whose that is; null: unlimited. */
export interface LeftOfDay {
  left: number | null;
  limit: number | null;
  of: Bound['of'] | null;
}

/**
 * Counts requests to models by day: of a teacher, of a class and of a school, beside those to one item (`day-count.ts`). All of it stands in
 * the transaction in which the request begins, so that many at once do not all find room, and one that is refused counts nowhere.
 */
@Injectable()
export class DayBudgets {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /**
   * Counts one request. The caller holds the lock on that person's requests (`inTurn`).
   * @param about what a person talks with; undefined: a model alone
   * @returns where it was counted, to give it back
   * @throws AI_DAY_LIMIT_REACHED with the number and whose it is
   */
  async count(manager: EntityManager, asks: AskingPerson, about: AskedSubject | undefined): Promise<CountedUse> {
    if (about) await countIn(manager, asks, about);
    const day = berlinDay(new Date());
    const budgets = await this.budgetsOf(manager, asks, about?.itemId, day);
    for (const { budget, ownerId, limit } of budgets) {
      // The row stays locked until this request is stored: the next one sees it.
      const [row] = await manager.query<{ count: number }[]>(
        `insert into ai_day_budget (budget, owner_id, day, count) values ($1, $2, $3, 1)
           on conflict (budget, owner_id, day) do update set count = ai_day_budget.count + 1 returning count`,
        [budget, ownerId, day],
      );
      if (row!.count > limit) throw apiError('AI_DAY_LIMIT_REACHED', { limit, of: ofBudget(budget) });
    }
    return { day, budgets: budgets.map(({ budget, ownerId }) => ({ budget, ownerId })), ...(about && { itemId: about.itemId }) };
  }

  /** Counts one request of a teacher, in their month as well. @throws LIMIT_REACHED of the month, and as `count` */
  async countForTeacher(manager: EntityManager, account: Account, kind: CountedCreation, about?: AskedSubject): Promise<CountedUse> {
    const month = berlinMonth(new Date());
    await countCreation(manager, account, kind);
    const counted = await this.count(manager, asTeacher(account), about);
    return { ...counted, created: { kind, month } };
  }

  /** Returns how much a person may still ask today; a budget that many share only once little of it is left. */
  async left(manager: EntityManager, asks: AskingPerson, about: AskedSubject | undefined): Promise<LeftOfDay> {
    const own = about ? await boundsIn(manager, asks, about) : [];
    const shared = await this.sharedBounds(manager, asks, about?.itemId);
    return nearestOf([...own, ...shared.filter(({ limit, count }) => limit - count < toldBelow)]);
  }

  /** Returns the bounds that a person shares with others or with their own other requests, the narrowest audience first. */
  async sharedBounds(manager: EntityManager, asks: AskingPerson, itemId: string | undefined): Promise<Bound[]> {
    const day = berlinDay(new Date());
    const budgets = await this.budgetsOf(manager, asks, itemId, day);
    const rows = await manager.query<{ budget: DayBudget; owner_id: string; count: number }[]>(
      'select budget, owner_id, count from ai_day_budget where day = $1 and owner_id = any($2)',
      [day, budgets.map(({ ownerId }) => ownerId)],
    );
    return budgets.map(({ budget, ownerId, limit }) => ({
      limit,
      count: rows.find((row) => row.budget === budget && row.owner_id === ownerId)?.count ?? 0,
      of: ofBudget(budget),
    }));
  }

  /** Returns the budgets in the order in which all requests lock them. What a teacher grants single pupils counts on top of their class's. */
  private async budgetsOf(manager: EntityManager, asks: AskingPerson, itemId: string | undefined, day: string): Promise<UsedBudget[]> {
    const { teacher, class: ofClass, school } = this.configuration.aiPerDay;
    const [row] = await manager.query<{ teacher_id: string | null; class_id: string | null; school_id: string | null; extra: number }[]>(
      ownersSql(asks),
      asks.person.accountId === null ? [itemId ?? null] : asks.isPupil ? [idOf(asks.person), day] : [idOf(asks.person)],
    );
    if (!row) return [];
    return [
      ...(row.teacher_id === null ? [] : [{ budget: 'teacher' as const, ownerId: row.teacher_id, limit: teacher }]),
      ...(row.class_id === null ? [] : [{ budget: 'class' as const, ownerId: row.class_id, limit: ofClass + row.extra }]),
      ...(row.school_id === null ? [] : [{ budget: 'school' as const, ownerId: row.school_id, limit: school }]),
    ];
  }
}

const NONE = 'null::uuid';
/** SQL: owners of the budgets that a request uses. A guest's is the school of the owner of what they talk with. */
function ownersSql({ person, isPupil }: AskingPerson): string {
  if (person.accountId === null)
    return `select ${NONE} as teacher_id, ${NONE} as class_id, a.school_id, 0 as extra from item i join account a on a.id = i.owner_id where i.id = $1`;
  if (!isPupil) return `select a.id as teacher_id, ${NONE} as class_id, a.school_id, 0 as extra from account a where a.id = $1`;
  return `select ${NONE} as teacher_id, p.class_id, s.school_id,
                 (select coalesce(sum(o.extra), 0)::int from project_ai_pupil o join pupil_access c on c.id = o.pupil_id
                   where c.class_id = p.class_id and o.extra_day = $2::date) as extra
            from pupil_access p left join class_school s on s.class_id = p.class_id where p.id = $1`;
}

const ofBudget = (budget: DayBudget): Bound['of'] => (budget === 'teacher' ? 'person' : budget);

export const asTeacher = ({ id }: Pick<Account, 'id'>): AskingPerson => ({ person: { accountId: id, visitorId: null }, isPupil: false });
