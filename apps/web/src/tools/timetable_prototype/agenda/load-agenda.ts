import type { EventOccurrence, PrototypeCalendarItem } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { agendaDays } from './Agenda';

export interface LoadedAgenda {
  item: PrototypeCalendarItem;
  occurrences: EventOccurrence[];
}

/** Asks for a calendar and its next events. */
export async function loadAgenda(id: string): Promise<LoadedAgenda> {
  const item = await api.prototypeCalendars.get({ id });
  const { occurrences } = await api.prototypeCalendars.events({ id, ...agendaDays(item) });
  return { item, occurrences };
}
