import type { EventOccurrence, PrototypeCalendar, PrototypeCalendarLive } from '@murmel/contracts';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shownDays } from '../../../core/calendar-view/calendar-days';
import type { CalendarEntry, CalendarViewKind } from '../../../core/calendar-view/calendar-entry';
import { orpc } from '../../../platform/api/queries';
import { useLive } from '../../../platform/live/use-live';

/** Events that a view shows. */
export function useOccurrences(
  id: string,
  view: CalendarViewKind,
  date: string,
): UseQueryResult<{ occurrences: EventOccurrence[]; more: boolean }> {
  const { first, last } = shownDays(view, date);
  return useQuery({
    ...orpc.prototypeCalendars.events.queryOptions({ input: { id, from: first, to: last } }),
    placeholderData: keepPreviousData,
  });
}

/** Reads calendar and events again when others changed them. */
export function useFollowCalendar(id: string): { offline: boolean } {
  const queryClient = useQueryClient();
  const { state, connection } = useLive<PrototypeCalendarLive>(id);
  const revision = state?.revision;
  useEffect(() => {
    if (revision === undefined) return;
    for (const call of [orpc.prototypeCalendars.events, orpc.prototypeCalendars.event, orpc.prototypeCalendars.get])
      void queryClient.invalidateQueries({ queryKey: call.key() });
  }, [queryClient, revision]);
  return { offline: connection === 'offline' };
}

export const entryKey = ({ eventId, eventDate }: EventOccurrence): string => `${eventId} ${eventDate}`;

/** Returns an occurrence as the calendar draws it. */
export function entryOf(one: EventOccurrence, { colour }: PrototypeCalendar, movable: boolean): CalendarEntry {
  const { title, startDate, startTime, endDate, endTime } = one;
  return {
    ...{ key: entryKey(one), title, movable },
    ...{ start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}`, colour: one.colour ?? colour },
  };
}

/** Earliest and latest hour that is drawn: a school day, and whatever lies outside of it. */
export function shownHours(occurrences: readonly EventOccurrence[]): { first: string; last: string } {
  if (occurrences.some(({ startDate, endDate }) => startDate !== endDate)) return { first: '00:00', last: '24:00' };
  const first = occurrences.reduce((early, { startTime }) => (startTime < early ? startTime : early), '07:00');
  const last = occurrences.reduce((late, { endTime }) => (endTime > late ? endTime : late), '18:00');
  const end = last.endsWith(':00') ? Number(last.slice(0, 2)) : Number(last.slice(0, 2)) + 1;
  return { first: `${first.slice(0, 2)}:00`, last: `${String(end).padStart(2, '0')}:00` };
}
