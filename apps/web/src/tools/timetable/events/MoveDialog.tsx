import type { ChangeScope, TimetableItem, TimetableOccurrence } from '@murmel/contracts';
import { useEffect, useRef } from 'react';
import type { MovedEntry } from '../../../core/calendar-view/calendar-entry';
import { ScopeDialog } from '../../../core/recurrence/ScopeDialog';
import { api } from '../../../platform/api/client';
import { toast } from '../../../ui/status/toast-queue';
import { useChange } from '../editor/use-timetable';

interface MoveDialogProps {
  item: TimetableItem;
  occurrence: TimetableOccurrence;
  moved: MovedEntry;
  onDone: (kept: boolean) => void;
}

/** Asks after a drag which events are meant; a single one is moved at once. */
export function MoveDialog({ item, occurrence, moved, onDone }: MoveDialogProps) {
  const { busy, refusal, change } = useChange(item.id);
  const event = item.timetable.events.find(({ id }) => id === occurrence.eventId);
  const repeats = event !== undefined && event.repeat !== 'one_time';
  const begun = useRef(false);
  const move = async (scope: ChangeScope) => {
    const { date, startTime, endTime } = occurrence;
    const after = { date: moved.start.slice(0, 10), startTime: moved.start.slice(11), endTime: moved.end.slice(11) };
    const input = { id: occurrence.eventId, ruleDate: occurrence.ruleDate, scope, ...after, was: { date, startTime, endTime } };
    if (await change('failed.changeEvent', () => api.timetables.updateEvent(input))) onDone(true);
  };
  useEffect(() => {
    if (repeats || begun.current) return;
    begun.current = true;
    void move('all_events');
  });
  useEffect(() => {
    if (refusal === undefined) return;
    toast({ id: 'timetable-moved', tone: 'alert', text: refusal });
    onDone(false);
  }, [refusal, onDone]);
  if (!repeats) return null;
  return <ScopeDialog doing="change" busy={busy} onChosen={(scope) => void move(scope)} onClose={() => onDone(false)} />;
}
