import { useSearchParams } from 'react-router';
import { CALENDAR_VIEWS, type CalendarViewKind } from '../../../core/calendar-view/calendar-entry';
import { media } from '../../../ui/layout/media';

/** As wide as five days need to be read. */
const useWide = media('(min-width: 700px)');

interface Place {
  view: CalendarViewKind;
  date: string;
  goTo: (place: { view?: CalendarViewKind; date?: string }) => void;
}

/** Which days are shown, kept in the address: a way back from an event leads to them. */
export function usePlace(today: string): Place {
  const [params, setParams] = useSearchParams();
  const wide = useWide();
  const asked = params.get('date') ?? '';
  const view = CALENDAR_VIEWS.find((one) => one === params.get('view')) ?? (wide ? 'week' : 'day');
  const date = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  return { view, date, goTo: (place) => setParams({ view, date, ...place }, { replace: true }) };
}
