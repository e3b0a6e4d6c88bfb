import { type ChangeScope, type TimetableItem, type TimetableOccurrence } from '@murmel/contracts';
import { useState } from 'react';
import { ScopeDialog } from '../../../core/recurrence/ScopeDialog';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { toast } from '../../../ui/status/toast-queue';
import { useChange } from '../editor/use-timetable';
import { Refusal } from '../Refusal';
import { EventFields } from './EventFields';
import { changedFields, draftOf, type EventDraft, newDraft } from './event-draft';
import classes from './events.module.css';
import { LessonItems } from './LessonItems';

type EventDialogProps = { item: TimetableItem; onClose: () => void } & (
  | { occurrence: TimetableOccurrence }
  | { start: string; end: string }
);
type Asking = 'change' | 'remove' | undefined;

/** A new event, or one of an event's occurrences with all that can be done to it: also what dragging does, for keys. */
export function EventDialog(props: EventDialogProps) {
  const { item, onClose } = props;
  const { t } = useTranslation('tools/timetable');
  const { t: shell } = useTranslation('shell');
  const { timetable } = item;
  const occurrence = 'occurrence' in props ? props.occurrence : undefined;
  const event = timetable.events.find(({ id }) => id === occurrence?.eventId);
  const [before] = useState<EventDraft>(() =>
    'start' in props ? newDraft(props.start, props.end, timetable) : draftOf(props.occurrence, event),
  );
  const [draft, setDraft] = useState(before);
  const [asking, setAsking] = useState<Asking>();
  const { busy, refusal, change, setRefusal, overtaken } = useChange(item.id);
  const mayChange = item.abilities.update === true;
  const repeats = event !== undefined && event.repeat !== 'one_time';
  const done = (text: string) => {
    toast({ id: 'timetable-event', tone: 'success', text: t(text) });
    onClose();
  };
  const create = async () => {
    const { date, substituted: _one, ...fields } = draft;
    if (await change('failed.createEvent', () => api.timetables.createEvent({ id: item.id, startDate: date, ...fields })))
      done('event.created');
  };
  const save = async (scope: ChangeScope, more: { cancelled?: boolean } = {}) => {
    setAsking(undefined);
    if (!occurrence) return;
    const own = Object.fromEntries(Object.entries(overtaken).filter(([name]) => name in before));
    const { fields, was } = changedFields({ ...before, ...own } as EventDraft, draft);
    const { repeat, until, ...rest } = fields;
    const sent = { ...rest, ...more, ...(scope !== 'this_only' && { ...(repeat && { repeat }), ...(until !== undefined && { until }) }) };
    const input = { id: occurrence.eventId, ruleDate: occurrence.ruleDate, scope, ...sent, was };
    if (await change('failed.changeEvent', () => api.timetables.updateEvent(input))) done('event.changed');
  };
  const remove = async (scope: ChangeScope) => {
    setAsking(undefined);
    if (!occurrence) return;
    const input = { id: occurrence.eventId, ruleDate: occurrence.ruleDate, scope };
    if (await change('failed.removeEvent', () => api.timetables.removeEvent(input))) done('event.removed');
  };
  const submit = () => {
    if (draft.courseId === null && draft.title.trim() === '') return setRefusal(t('event.titleMissing'));
    if (draft.endTime <= draft.startTime) return setRefusal(t('event.endsFirst'));
    if (!occurrence) return void create();
    if (repeats) return setAsking('change');
    return void save('all_events');
  };
  const cancelled = occurrence?.cancelled === true;
  const others = occurrence && mayChange && (
    <>
      <Button variant="subtle" color="koralle" busy={busy} onClick={() => (repeats ? setAsking('remove') : void remove('all_events'))}>
        {t('event.remove')}
      </Button>
      <Button variant="default" busy={busy} onClick={() => void save('this_only', { cancelled: !cancelled })}>
        {t(cancelled ? 'event.takesPlace' : 'event.cancel')}
      </Button>
    </>
  );
  const name = occurrence ? occurrence.title || t('event.other') : t('event.new');
  if (asking)
    return (
      <ScopeDialog
        doing={asking}
        without={asking === 'change' && (draft.repeat !== before.repeat || draft.until !== before.until) ? ['this_only'] : []}
        busy={busy}
        onChosen={(scope) => void (asking === 'remove' ? remove(scope) : save(scope))}
        onClose={() => setAsking(undefined)}
      />
    );
  return (
    <FormDialog
      title={name}
      closeLabel={shell('close')}
      submitLabel={t(mayChange ? (occurrence ? 'event.save' : 'event.create') : 'event.done')}
      others={others}
      busy={busy}
      className={classes.form}
      onSubmit={mayChange ? submit : onClose}
      onClose={onClose}
    >
      <Refusal text={refusal} />
      {occurrence && <LessonItems item={item} occurrence={occurrence} />}
      <fieldset className={classes.plain} disabled={!mayChange}>
        <EventFields item={item} draft={draft} onChange={setDraft} single={occurrence !== undefined && repeats} />
      </fieldset>
    </FormDialog>
  );
}
