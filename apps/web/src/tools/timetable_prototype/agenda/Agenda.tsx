import { contentLanguage, type EventOccurrence, type PrototypeCalendarItem } from '@murmel/contracts';
import { addDays, dateText } from '../../../core/calendar-view/calendar-days';
import { EntryDot } from '../../../core/calendar-view/EntryDot';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { wallClock } from '../wall-clock';
import classes from './agenda.module.css';

/** Days from today that readers with a link see. */
const AGENDA_DAYS = 56;

/** Returns the range of days that an agenda shows, in the calendar's own time. */
export function agendaDays({ calendar }: PrototypeCalendarItem): { from: string; to: string } {
  const from = wallClock(calendar.zone, new Date()).slice(0, 10);
  return { from, to: addDays(from, AGENDA_DAYS) };
}

interface AgendaProps {
  item: PrototypeCalendarItem;
  occurrences: readonly EventOccurrence[];
}

/** The next events of a calendar, day by day. */
export function Agenda({ item, occurrences }: AgendaProps) {
  const { t, i18n } = useTranslation('tools/timetable_prototype/agenda');
  const { source, zone, colour } = item.calendar;
  const days = [...new Set(occurrences.map(({ startDate }) => startDate))];
  return (
    <div className={classes.agenda}>
      <p className={classes.quiet}>
        {[t('zone', { zone: zone.replaceAll('_', ' ') }), source && t('source', { source })].filter(Boolean).join(' · ')}
      </p>
      {days.length === 0 && <p>{t('nothing')}</p>}
      {days.map((day) => (
        <section key={day} className={classes.day}>
          <h2>{dateText(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })}</h2>
          <ul>
            {occurrences
              .filter(({ startDate }) => startDate === day)
              .map((one) => (
                <li key={`${one.eventId} ${one.eventDate}`}>
                  <EntryDot colour={one.colour ?? colour} />
                  <span className={classes.time}>
                    {one.startTime}–{one.endTime}
                  </span>
                  <span lang={contentLanguage(item)}>
                    <strong>{one.title}</strong>
                    {one.description && <span className={classes.words}>{one.description}</span>}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
