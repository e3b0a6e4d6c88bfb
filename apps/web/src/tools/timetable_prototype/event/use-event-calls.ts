import type { ChangeScope, EventFields, PrototypeEvent } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { refusalText } from './refusal-text';

/** Reads all of a calendar again that a change may have touched. */
export function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    for (const call of [orpc.prototypeCalendars.events, orpc.prototypeCalendars.event])
      await queryClient.invalidateQueries({ queryKey: call.key() });
  };
}

interface EventChange extends Partial<EventFields> {
  eventId: string;
  scope: ChangeScope;
  eventDate: string;
  was: Partial<EventFields>;
}

/** Changes an event and shows the calendar as it is then; a refusal is a toast. */
export function useChangeEvent(id: string): { busy: boolean; change: (change: EventChange) => Promise<boolean> } {
  const { t, i18n } = useTranslation('tools/timetable_prototype');
  const [busy, setBusy] = useState(false);
  const readAgain = useReadAgain();
  const change = async (wanted: EventChange): Promise<boolean> => {
    setBusy(true);
    try {
      await api.prototypeCalendars.updateEvent({ id, ...wanted });
      await readAgain();
      return true;
    } catch (error) {
      toast({ id: 'event', tone: 'alert', text: `${t('messages.eventUpdateFailed')} ${refusalText(error, i18n.language)}` });
      await readAgain();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}

/** Returns the fields of an event as its page shows them: of the occurrence, with the repetition of the series. */
export function shownFields({ occurrence, repetition, ...series }: PrototypeEvent): EventFields {
  if (!occurrence) return { title: series.title, description: series.description, colour: series.colour, when: series.when, repetition };
  const { title, description, colour, startDate, startTime, endDate, endTime } = occurrence;
  return { title, description, colour, when: { startDate, startTime, endDate, endTime }, repetition };
}
