import { AI_LIMITS, type AiDayLimitOf } from '@murmel/contracts';
import { berlinDay } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { AccountOrVisitor } from '../../answers/respondent.js';
import { idOf } from '../chats/person-rows.js';
import type { PupilInProject } from '../projects/pupil-in-project.js';

const { pupil, guest, item } = AI_LIMITS.perDay;

/** Caller, and whether they are a pupil. */
export interface AskingPerson {
  person: AccountOrVisitor;
  isPupil: boolean;
}

/** Subject of a question: an assistant, or a text for which help is wanted. */
export interface AskedSubject {
  itemId: string;
  /** questions that the assistant's owner allows one account per day */
  dailyLimit: number | null;
  /** through which project a pupil has it */
  inProject: PupilInProject | undefined;
}

/** Number of today's questions: by this person here, by this person wherever it counts, and by all guests here. */
interface Counts {
  own: number;
  everywhere: number;
  guests: number;
}

/** A limit of the day, and how much of it is used. */
export interface Bound {
  limit: number;
  count: number;
  of: AiDayLimitOf;
}

/** Returns the limits on a person's questions of a day (spec A11, A12 and A13): for teachers only what the maker of an assistant allows. */
function boundsOf(
  { person, isPupil }: AskingPerson,
  { dailyLimit, inProject }: AskedSubject,
  { own, everywhere, guests }: Counts,
): Bound[] {
  // Extra questions granted by a teacher count on top of the limit set by the assistant's maker.
  const extra = inProject?.extra ?? 0;
  return [
    ...(dailyLimit === null ? [] : [{ limit: dailyLimit + extra, count: own, of: 'person' as const }]),
    ...(isPupil ? [{ limit: pupil + extra, count: everywhere, of: 'person' as const }] : []),
    ...(person.accountId === null
      ? [
          { limit: guest, count: everywhere, of: 'person' as const },
          { limit: item, count: guests, of: 'item' as const },
        ]
      : []),
  ];
}

async function countsOf(manager: EntityManager, { person }: AskingPerson, { itemId, inProject }: AskedSubject): Promise<Counts> {
  const [counts] = await manager.query<Counts[]>(
    `select coalesce(sum(count) filter (where person_id = $2 and item_id = $1), 0)::int as own,
            coalesce(sum(count) filter (where person_id = $2 and (item_id = $1 or $4::uuid is null
              or item_id in (select item_id from item_in_project where project_id = $4))), 0)::int as everywhere,
            coalesce(sum(count) filter (where item_id = $1 and guest), 0)::int as guests
       from ai_day_count where day = $3 and (person_id = $2 or item_id = $1)`,
    [itemId, idOf(person), berlinDay(new Date()), inProject?.projectId ?? null],
  );
  return counts!;
}

/**
 * Counts one more question of today. The caller holds the lock on that person's questions; guests of one assistant wait for each other.
 * @throws AI_DAY_LIMIT_REACHED with the number
 */
export async function countIn(manager: EntityManager, asks: AskingPerson, about: AskedSubject): Promise<void> {
  const { itemId } = about;
  const isGuest = asks.person.accountId === null;
  if (isGuest) await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`questions of guests to ${itemId}`]);
  await manager.query(
    `insert into ai_day_count (item_id, person_id, guest, day, count) values ($1, $2, $3, $4, 1)
       on conflict (item_id, person_id, day) do update set count = ai_day_count.count + 1`,
    [itemId, idOf(asks.person), isGuest, berlinDay(new Date())],
  );
  const over = boundsOf(asks, about, await countsOf(manager, asks, about)).find(({ limit, count }) => count > limit);
  if (over) throw apiError('AI_DAY_LIMIT_REACHED', { limit: over.limit, of: over.of });
}

/** Returns the limits of today's questions about one subject. */
export async function boundsIn(manager: EntityManager, asks: AskingPerson, about: AskedSubject): Promise<Bound[]> {
  return boundsOf(asks, about, await countsOf(manager, asks, about));
}

/** Returns what is left of the limit that is reached first; null without any. */
export function nearestOf(bounds: readonly Bound[]): { left: number | null; limit: number | null; of: AiDayLimitOf | null } {
  const [nearest] = bounds.toSorted((one, other) => one.limit - one.count - (other.limit - other.count));
  if (!nearest) return { left: null, limit: null, of: null };
  const { limit, count, of } = nearest;
  return { left: Math.max(0, limit - count), limit, of };
}
