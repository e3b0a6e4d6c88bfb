import { type EventOccurrence, PROTOTYPE_CALENDAR_LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { daysBetween } from '../../../core/recurrence/local-time.js';
import { occurrencesBetween } from '../../../core/recurrence/occurrences.js';
import { apiError } from '../../../platform/api-error.js';
import { calendarOf, eventsOf } from '../calendar-repository.js';
import { seriesOf, shownOccurrence } from './event-series.js';

/**
 * Lists what happens in a calendar on some days, in the order of its begin; cancelled occurrences are left out.
 * @param from first local day
 * @param to last local day
 * @throws NOT_FOUND, CALENDAR_RANGE_TOO_LONG
 */
export async function listEvents(
  manager: EntityManager,
  itemId: string,
  { from, to }: { from: string; to: string },
): Promise<{ occurrences: EventOccurrence[]; more: boolean }> {
  const { rangeDays, listed } = PROTOTYPE_CALENDAR_LIMITS;
  if (daysBetween(from, to) >= rangeDays) throw apiError('CALENDAR_RANGE_TOO_LONG', { limit: rangeDays });
  const calendar = await calendarOf(manager, itemId);
  const found = (await eventsOf(manager, itemId)).flatMap((row) =>
    occurrencesBetween(seriesOf(row, calendar), from, to)
      .filter(({ cancelled }) => !cancelled)
      .map((one) => shownOccurrence(row.id, row.repeats, one)),
  );
  const sorted = found.sort((one, other) => one.starts.localeCompare(other.starts) || one.title.localeCompare(other.title));
  return { occurrences: sorted.slice(0, listed), more: sorted.length > listed };
}
