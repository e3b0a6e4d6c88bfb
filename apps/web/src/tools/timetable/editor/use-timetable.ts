import { type IcsRefusal, TIMETABLE_ZONE, type TimetableItem } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shownDays } from '../../../core/calendar-view/calendar-days';
import type { CalendarViewKind } from '../../../core/calendar-view/calendar-entry';
import { useNow } from '../../../core/dates/use-now';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import type { Translate } from '../../../platform/i18n/i18n';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useLive } from '../../../platform/live/use-live';

/** The clock of the schools, wherever the browser stands: `2026-05-12T10:04`. */
export function schoolClock(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIMETABLE_ZONE, dateStyle: 'short', timeStyle: 'short' })
    .format(now)
    .replace(' ', 'T');
}

/** Days that are shown, with what happens on them; read again when a colleague's change arrives. */
export function useTimetable(item: TimetableItem) {
  const queryClient = useQueryClient();
  const { id, timetable } = item;
  const now = schoolClock(useNow());
  const today = now.slice(0, 10);
  const [view, setView] = useState<CalendarViewKind>(() => (matchMedia('(max-width: 47.99em)').matches ? 'day' : 'week'));
  const [date, setDate] = useState(() => (today < timetable.first ? timetable.first : today > timetable.last ? timetable.last : today));
  const { first, last } = shownDays(view, date);
  const occurrences = useQuery({
    ...orpc.timetables.occurrences.queryOptions({ input: { id, from: first, to: last } }),
    placeholderData: keepPreviousData,
  });
  const { state } = useLive<{ revision: number }>(id);
  const revision = state?.revision;
  useEffect(() => {
    if (revision === undefined || revision === timetable.revision) return;
    void queryClient.invalidateQueries({ queryKey: orpc.timetables.get.queryKey({ input: { id } }) });
    void queryClient.invalidateQueries({ queryKey: orpc.timetables.occurrences.key() });
  }, [queryClient, id, revision, timetable.revision]);
  return { timetable, now, today, view, setView, date, setDate, first, last, occurrences };
}

/** Keys of the sentences for what could not be done (spec TTB-09). */
export type Failure = `failed.${string}`;

/** Returns that a colleague was faster, or why a calendar file was refused, with the number that was met; undefined for other errors. */
function ownRefusal(error: unknown, t: Translate): string | undefined {
  if (error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE') return t('failed.overtaken');
  if (!(error instanceof ORPCError) || error.code !== 'TIMETABLE_FILE_REFUSED') return undefined;
  const { why, count, limit } = error.data as { why: IcsRefusal; count?: number; limit?: number };
  return t(`ics.refused.${why}`, { number: count, limit });
}

/** Runs a change that answers with the whole timetable. What fails is told by a sentence that stays beside the form. */
export function useChange(itemId: string) {
  const { t } = useTranslation('tools/timetable');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** Values that overtook the sender's: saved again, the change replaces them. */
  const [overtaken, setOvertaken] = useState<Readonly<Record<string, unknown>>>({});
  /** @returns what came back; undefined when it failed */
  const run = async <Answer>(
    failure: Failure,
    work: () => Promise<Answer>,
    timetableIn: (answer: Answer) => TimetableItem | undefined,
  ): Promise<Answer | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const answer = await work();
      const changed = timetableIn(answer);
      if (changed) queryClient.setQueryData(orpc.timetables.get.queryKey({ input: { id: itemId } }), changed);
      await queryClient.invalidateQueries({ queryKey: orpc.timetables.occurrences.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.timetables.nextLesson.key() });
      return answer;
    } catch (error) {
      setRefusal(`${t(failure)} ${ownRefusal(error, t) ?? errorText(error)}`);
      if (error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE')
        setOvertaken((before) => ({ ...before, ...(error.data as { present?: Record<string, unknown> } | undefined)?.present }));
      // After a conflict the form stands beside what is there now.
      void queryClient.invalidateQueries({ queryKey: orpc.timetables.get.queryKey({ input: { id: itemId } }) });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const change = (failure: Failure, work: () => Promise<TimetableItem>) => run(failure, work, (answer) => answer);
  return { busy, refusal, setRefusal, overtaken, run, change };
}
