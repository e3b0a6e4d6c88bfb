import { isTeacher } from '@murmel/access-policy';
import { AI_DAY, AI_LIMITS } from '@murmel/contracts';
import { berlinDay } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { nextDayBegins } from '../../platform/berlin-periods.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { DayBudgets } from '../ai/budgets/day-budgets.js';
import type { Bound } from '../ai/budgets/day-count.js';
import { callingPerson, idOf } from '../ai/chats/person-rows.js';
import { currentProject } from '../project-access/project-access.js';
import type { Usage } from './monthly-usage.js';

/**
 * Returns the caller's requests to models today, by the limit that is reached first: their own, or that of their class or school. A pupil's own
 * is that of the project they are in, a guest's that of all assistants together. What one assistant allows is told by its `allowance`.
 */
export async function usageOfDay(manager: EntityManager, context: RequestContext, budgets: DayBudgets): Promise<Usage> {
  const person = callingPerson(context);
  const isPupil = context.account?.type === 'Pupil';
  const shared = await budgets.sharedBounds(manager, { person, isPupil }, undefined);
  const own = isTeacher(context.actor) ? [] : [await learnersBound(manager, context, isPupil)];
  const [first] = [...own, ...shared].toSorted((one, other) => one.limit - one.count - (other.limit - other.count));
  const { limit, count, of } = first!;
  const resetsAt = nextDayBegins(new Date()).toISOString();
  return { objType: AI_DAY, used: count, limit, resetsAt, refuses: count >= limit, of };
}

async function learnersBound(manager: EntityManager, context: RequestContext, isPupil: boolean): Promise<Bound> {
  const { pupil, guest } = AI_LIMITS.perDay;
  const [row] = await manager.query<{ used: number; extra: number }[]>(
    `select (select coalesce(sum(d.count), 0)::int from ai_day_count d where d.person_id = $1 and d.day = $2::date
               and ($3::uuid is null or d.item_id in (select item_id from item_in_project where project_id = $3))) as used,
            (select coalesce(sum(extra), 0)::int from project_ai_pupil where project_id = $3 and pupil_id = $1 and extra_day = $2::date) as extra`,
    [idOf(callingPerson(context)), berlinDay(new Date()), currentProject(context) ?? null],
  );
  return { limit: isPupil ? pupil + row!.extra : guest, count: row!.used, of: 'person' };
}
