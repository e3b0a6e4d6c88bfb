import type { EventFields, PrototypeCalendarItem } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { Notice } from '../../../ui/status/Notice';
import { EventFieldset } from './EventFieldset';
import { eventProblem } from './event-problem';
import { refusalText } from './refusal-text';
import { useReadAgain } from './use-event-calls';

interface NewEventDialogProps {
  item: PrototypeCalendarItem;
  /** wall clock of the calendar, `2027-03-01T08:00` */
  start: string;
  end: string;
  /** @param made the day of the event that was made */
  onClose: (made?: string) => void;
}

/** A new event, with times that were chosen in the grid. */
export function NewEventDialog({ item, start, end, onClose }: NewEventDialogProps) {
  const { t, i18n } = useTranslation('tools/timetable_prototype');
  const readAgain = useReadAgain();
  const [sent, setSent] = useState(false);
  const [values, setValues] = useState<EventFields>(() => ({
    ...{ title: '', description: '', colour: null },
    when: { startDate: start.slice(0, 10), startTime: start.slice(11), endDate: end.slice(0, 10), endTime: end.slice(11) },
    repetition: { repeats: 'does_not_repeat', until: null, count: null },
  }));
  const making = useMutation({
    mutationFn: () => api.prototypeCalendars.createEvent({ id: item.id, ...values }),
    onSuccess: async ({ when }) => {
      await readAgain();
      onClose(when.startDate);
    },
  });
  return (
    <FormDialog
      title={t('event.new')}
      closeLabel={t('close')}
      submitLabel={t('event.create')}
      busy={making.isPending}
      onSubmit={() => {
        setSent(true);
        if (!eventProblem(values)) making.mutate();
      }}
      onClose={() => onClose()}
    >
      {making.isError && (
        <Notice tone="alert" title={t('messages.eventCreateFailed')} announce>
          {refusalText(making.error, i18n.language)}
        </Notice>
      )}
      <EventFieldset values={values} onChange={(fields) => setValues((before) => ({ ...before, ...fields }))} sent={sent} />
    </FormDialog>
  );
}
