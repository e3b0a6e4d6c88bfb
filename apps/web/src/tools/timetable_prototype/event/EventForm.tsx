import type { ChangeScope, EventFields, EventOccurrence, PrototypeCalendarItem, PrototypeEvent } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ScopeDialog } from '../../../core/recurrence/ScopeDialog';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { focusFirstError } from '../../../ui/forms/focus-first-error';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { calendarPath } from '../paths';
import { ConflictNotice } from './ConflictNotice';
import { EventFieldset } from './EventFieldset';
import classes from './event.module.css';
import { eventProblem } from './event-problem';
import { refusalText } from './refusal-text';
import { useReadAgain } from './use-event-calls';
import { useEventDraft } from './use-event-draft';

interface EventFormProps {
  item: PrototypeCalendarItem;
  event: PrototypeEvent;
  occurrence: EventOccurrence;
}

/** Changes or removes an event. A repeated one asks which ones are meant. */
export function EventForm({ item, event, occurrence }: EventFormProps) {
  const { t, i18n } = useTranslation('tools/timetable_prototype');
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const draft = useEventDraft(event);
  const [asking, setAsking] = useState<'change' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failed, setFailed] = useState<{ title: string; text: string }>();
  const [present, setPresent] = useState<Partial<EventFields>>();
  const repeated = event.repetition.repeats !== 'does_not_repeat';
  const { eventDate } = occurrence;
  const run = async (work: () => Promise<string>, title: string, done: string): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      const date = await work();
      await readAgain();
      toast({ id: 'event', tone: 'success', text: done });
      void navigate(calendarPath(item.id, date));
    } catch (error) {
      const overtaken = isErrorCode(error, 'CHANGED_MEANWHILE')
        ? (error as { data?: { present?: Partial<EventFields> } }).data?.present
        : undefined;
      if (overtaken) setPresent(overtaken);
      else setFailed({ title, text: refusalText(error, i18n.language) });
      await readAgain();
    } finally {
      setBusy(false);
      setAsking(undefined);
    }
  };
  const change = (scope: ChangeScope) =>
    run(
      async () => {
        const changed = { scope, eventDate, ...draft.changed, was: draft.was };
        const answer = await api.prototypeCalendars.updateEvent({ id: item.id, eventId: event.id, ...changed });
        return answer.occurrence?.startDate ?? answer.when.startDate;
      },
      t('messages.eventUpdateFailed'),
      t('event.saved'),
    );
  const remove = (scope: ChangeScope) =>
    run(
      async () => {
        await api.prototypeCalendars.removeEvent({ id: item.id, eventId: event.id, scope, eventDate });
        return occurrence.startDate;
      },
      t('messages.eventRemoveFailed'),
      t('event.removed'),
    );
  const nothing = Object.keys(draft.changed).length === 0;
  return (
    <>
      <form
        className={classes.card}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          setSent(true);
          if (eventProblem(draft.values)) focusFirstError(submitted.currentTarget);
          else if (repeated) setAsking('change');
          else void change('all_events');
        }}
      >
        <h2 className={classes.title}>{t('event.edit')}</h2>
        {failed && (
          <Notice tone="alert" title={failed.title} announce>
            {failed.text}
          </Notice>
        )}
        {present && (
          <ConflictNotice
            present={present}
            onTheirs={() => {
              draft.takeTheirs(present);
              setPresent(undefined);
            }}
            onMine={() => {
              draft.keepMine(present);
              setPresent(undefined);
            }}
          />
        )}
        <EventFieldset values={draft.values} onChange={draft.change} sent={sent} />
        <div className={classes.buttons}>
          <Button type="submit" loading={busy} disabled={nothing || present !== undefined}>
            {t('event.save')}
          </Button>
          <Button variant="default" leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />} onClick={() => setAsking('remove')}>
            {t('event.remove')}
          </Button>
        </div>
      </form>
      {asking && repeated && (
        <ScopeDialog
          doing={asking}
          without={asking === 'change' && draft.changed.repetition ? ['this_only'] : []}
          busy={busy}
          onChosen={(scope) => void (asking === 'change' ? change(scope) : remove(scope))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'remove' && !repeated && (
        <ConfirmDialog
          opened
          title={t('event.removeTitle')}
          confirmLabel={t('event.remove')}
          cancelLabel={t('cancel')}
          onConfirm={() => void remove('all_events')}
          onCancel={() => setAsking(undefined)}
        >
          {t('event.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}
