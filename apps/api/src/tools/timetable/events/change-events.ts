import {
  type ChangeScope,
  type RecurrenceRule,
  repeatsOf,
  TIMETABLE_LIMITS,
  TIMETABLE_ZONE,
  type TimetableRepeat,
} from '@murmel/contracts';
import { newId, type Timetable, TimetableCourse, TimetableEvent, type TimetableEventDetails } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { cancelOccurrence, editSeries, removeOccurrences, type SeriesChange } from '../../../core/recurrence/edit-series.js';
import { occurrenceOn } from '../../../core/recurrence/occurrences.js';
import { type Series, UnknownOccurrence } from '../../../core/recurrence/series.js';
import { apiError } from '../../../platform/api-error.js';
import { omitUndefined } from '../../../platform/omit-undefined.js';
import { refuseStaleFields } from '../../../platform/refuse-stale-fields.js';
import { refuseDay, refuseMissingTime, refuseName, refuseTimes } from '../check-fields.js';
import { lockedTimetable, ownItemsOf, publishTimetableChanged } from '../timetable-repository.js';

export interface NewEvent extends Omit<TimetableEventDetails, 'substituted'> {
  startDate: string;
  startTime: string;
  endTime: string;
  repeat: TimetableRepeat;
  until: string | null;
}

/** A change of an event by one of its occurrences, as one person sent it. */
export interface EventChange {
  id: string;
  ruleDate: string;
  scope: ChangeScope;
  accountId: string;
  fields: Sent;
  was?: object | undefined;
}

type Sent = { [Name in keyof Fields]?: Fields[Name] | undefined };
interface Fields extends TimetableEventDetails {
  date: string;
  startTime: string;
  endTime: string;
  repeat: TimetableRepeat;
  until: string | null;
  cancelled: boolean;
}

/** @throws TIMETABLE_NAME_TOO_LONG, TIMETABLE_COURSE_UNKNOWN, TIMETABLE_ITEM_UNKNOWN, LIMIT_REACHED, PARAMETER_MISSING without course and title */
async function refuseDetails(
  manager: EntityManager,
  { itemId, accountId, before }: { itemId: string; accountId: string; before?: TimetableEventDetails },
  details: Omit<TimetableEventDetails, 'substituted'>,
): Promise<void> {
  refuseName('title', details.title, details.courseId === null);
  refuseName('room', details.room);
  if (details.courseId !== null && !(await manager.existsBy(TimetableCourse, { id: details.courseId, itemId })))
    throw apiError('TIMETABLE_COURSE_UNKNOWN');
  const limit = TIMETABLE_LIMITS.items;
  if (details.itemIds.length > limit) throw apiError('LIMIT_REACHED', { limit, what: 'items' });
  // Materials that a colleague put there stay.
  const added = details.itemIds.filter((id) => !before?.itemIds.includes(id));
  const own = await ownItemsOf(manager, accountId, added);
  if (added.some((id) => !own.has(id))) throw apiError('TIMETABLE_ITEM_UNKNOWN');
}

function refuseRule(timetable: Timetable, rule: RecurrenceRule): void {
  refuseTimes(rule);
  refuseDay(timetable, rule.startDate);
  if (rule.until !== null && rule.until < rule.startDate) throw apiError('TIMETABLE_DATES_REVERSED');
  // Of many days one may be short of that hour, and falls out there; a single one would never be.
  if (rule.repeats === 'none') refuseMissingTime(rule.startDate, rule.startTime, rule.endTime);
}

/** @throws what `refuseDetails` and `refuseRule` throw, LIMIT_REACHED */
export async function addEvent(manager: EntityManager, itemId: string, accountId: string, input: NewEvent): Promise<void> {
  const timetable = await lockedTimetable(manager, itemId);
  const { startDate, startTime, endTime, repeat, until, ...details } = input;
  const rule: RecurrenceRule = {
    ...{ startDate, startTime, endTime },
    days: 0,
    zone: TIMETABLE_ZONE,
    repeats: repeatsOf(repeat),
    until: repeat === 'one_time' ? null : until,
    count: null,
  };
  refuseRule(timetable, rule);
  await refuseDetails(manager, { itemId, accountId }, details);
  await refuseTooMany(manager, itemId, 1);
  await manager.insert(TimetableEvent, {
    id: newId(),
    itemId,
    rule,
    details: { ...details, substituted: false },
    exceptions: [],
    createdAt: new Date(),
  });
  await publishTimetableChanged(manager, itemId);
}

/** @throws LIMIT_REACHED when there would be more events than a timetable holds */
export async function refuseTooMany(manager: EntityManager, itemId: string, added: number): Promise<void> {
  const limit = TIMETABLE_LIMITS.events;
  if ((await manager.countBy(TimetableEvent, { itemId })) + added > limit) throw apiError('LIMIT_REACHED', { limit, what: 'events' });
}

/** @throws NOT_FOUND also for a day on which it has no occurrence, CHANGED_MEANWHILE, and what `addEvent` throws */
export async function changeEvent(
  manager: EntityManager,
  itemId: string,
  { id, ruleDate, scope, accountId, fields, was }: EventChange,
): Promise<void> {
  const timetable = await lockedTimetable(manager, itemId);
  const event = await manager.findOneBy(TimetableEvent, { id, itemId });
  const present = event && occurrenceOn<TimetableEventDetails>(event, ruleDate);
  if (!event || !present) throw apiError('NOT_FOUND');
  const { date, startTime, endTime, repeat, until, cancelled, ...details } = omitUndefined(fields);
  refuseStaleFields(
    { ...present, ...present.details, until: event.rule.until, repeat: event.rule.repeats === 'none' ? 'one_time' : event.rule.repeats },
    fields,
    was,
  );
  if (scope !== 'this_only' && cancelled !== undefined) throw apiError('BAD_REQUEST', { reason: 'only one occurrence is cancelled' });
  const after = { ...present, ...omitUndefined({ date, startTime, endTime }) };
  refuseTimes(after);
  refuseDay(timetable, after.date);
  if (scope === 'this_only' || event.rule.repeats === 'none') refuseMissingTime(after.date, after.startTime, after.endTime);
  await refuseDetails(manager, { itemId, accountId, before: present.details }, { ...present.details, ...details });
  const change: SeriesChange<TimetableEventDetails> = {
    ...omitUndefined({ date, startTime, endTime }),
    ...(Object.keys(details).length > 0 && { details }),
    ...(scope !== 'this_only' || event.rule.repeats === 'none' ? omitUndefined({ repeats: repeat && repeatsOf(repeat), until }) : {}),
  };
  const { kept, added } = editSeries<TimetableEventDetails>(event, scope, ruleDate, change);
  for (const series of [kept, added])
    if (series && series.rule.until !== null && series.rule.until < series.rule.startDate) throw apiError('TIMETABLE_DATES_REVERSED');
  const last =
    kept && cancelled !== undefined
      ? cancelOccurrence(kept, event.rule.repeats === 'none' ? kept.rule.startDate : ruleDate, cancelled)
      : kept;
  await store(manager, event, last);
  if (added) {
    await refuseTooMany(manager, itemId, 1);
    await manager.insert(TimetableEvent, { id: newId(), itemId, createdAt: new Date(), ...plain(added) });
  }
  await publishTimetableChanged(manager, itemId);
}

/** Takes out one occurrence, those from it on, or all. @throws NOT_FOUND */
export async function removeEvent(
  manager: EntityManager,
  itemId: string,
  { id, ruleDate, scope }: { id: string; ruleDate: string | undefined; scope: ChangeScope },
): Promise<void> {
  await lockedTimetable(manager, itemId);
  const event = await manager.findOneBy(TimetableEvent, { id, itemId });
  if (!event) throw apiError('NOT_FOUND');
  await store(manager, event, left(event, scope, ruleDate ?? event.rule.startDate));
  await publishTimetableChanged(manager, itemId);
}

function left(event: TimetableEvent, scope: ChangeScope, ruleDate: string): Series<TimetableEventDetails> | null {
  if (scope === 'all_events') return null;
  try {
    return removeOccurrences<TimetableEventDetails>(event, scope, ruleDate);
  } catch (error) {
    if (error instanceof UnknownOccurrence) throw apiError('NOT_FOUND');
    throw error;
  }
}

const plain = ({ rule, details, exceptions }: Series<TimetableEventDetails>) => ({ rule, details, exceptions: [...exceptions] });

async function store(manager: EntityManager, { id }: TimetableEvent, series: Series<TimetableEventDetails> | null): Promise<void> {
  if (series) await manager.update(TimetableEvent, { id }, plain(series));
  else await manager.delete(TimetableEvent, { id });
}
