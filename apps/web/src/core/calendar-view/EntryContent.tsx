import classes from './calendar.module.css';
import type { CalendarEntry } from './calendar-entry';

/** Content of an entry in the calendar: title, place, what is different today. Its time is where it stands, and read to screen readers. */
export function EntryContent({ entry, short }: { entry: CalendarEntry; short: boolean }) {
  const { title, detail, note, foot, start, end, colour, cancelled } = entry;
  const times = `${start.slice(11)}–${end.slice(11)}`;
  return (
    <span className={classes.content} data-short={short || undefined} data-entry-colour={colour} data-cancelled={cancelled || undefined}>
      <span className={classes.title}>
        {short && <span className={classes.at}>{start.slice(11)} </span>}
        {title}
        {!short && <span className="visually-hidden"> {times}</span>}
      </span>
      {note && <span className={classes.note}>{note}</span>}
      {detail && <span className={classes.detail}>{detail}</span>}
      {!short && foot && <span className={classes.foot}>{foot}</span>}
    </span>
  );
}
