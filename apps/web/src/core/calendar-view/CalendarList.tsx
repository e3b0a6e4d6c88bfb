import { useTranslation } from '../../platform/i18n/use-translation';
import { PlainButton } from '../../ui/forms/PlainButton';
import classes from './calendar.module.css';
import { dateText } from './calendar-days';
import type { CalendarEntry } from './calendar-entry';
import { EntryDot } from './EntryDot';

interface CalendarListProps {
  /** Names the list. */
  label: string;
  entries: readonly CalendarEntry[];
  /** Text where there is none. */
  empty: string;
  onOpen: (key: string) => void;
}

/** The same entries as a list by days: for keys and screen readers, and as the way to the form that moves one. */
export function CalendarList({ label, entries, empty, onOpen }: CalendarListProps) {
  const { i18n } = useTranslation('calendar-view');
  const sorted = [...entries].sort((one, other) => one.start.localeCompare(other.start) || one.title.localeCompare(other.title));
  const days = [...new Set(sorted.map(({ start }) => start.slice(0, 10)))];
  if (days.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <section className={classes.list} aria-label={label}>
      {days.map((day) => (
        <div key={day}>
          <h3 className={classes.listDay}>{dateText(day, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })}</h3>
          <ul className={classes.listEntries}>
            {sorted
              .filter(({ start }) => start.startsWith(day))
              .map((entry) => (
                <li key={entry.key}>
                  <PlainButton
                    className={classes.listEntry}
                    data-cancelled={entry.cancelled || undefined}
                    onClick={() => onOpen(entry.key)}
                  >
                    <EntryDot colour={entry.colour} />
                    <span className={classes.listTime}>
                      {entry.start.slice(11)}–{entry.end.slice(11)}
                    </span>
                    <span className={classes.listTitle}>{entry.title}</span>
                    {[entry.detail, entry.note].filter(Boolean).map((text) => (
                      <span key={text} className={classes.listDetail}>
                        {text}
                      </span>
                    ))}
                  </PlainButton>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
