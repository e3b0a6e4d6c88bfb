import { contentLanguage, type EventOccurrence, type PrototypeCalendarItem, repeatsOfEvent } from '@murmel/contracts';
import { dateText } from '../../../core/calendar-view/calendar-days';
import { EntryDot } from '../../../core/calendar-view/EntryDot';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useTexts } from '../texts';
import classes from './event.module.css';

interface EventDetailsProps {
  item: PrototypeCalendarItem;
  occurrence: EventOccurrence;
}

/** An event to read. */
export function EventDetails({ item, occurrence }: EventDetailsProps) {
  const t = useTexts();
  const { t: recurrence, i18n } = useTranslation('recurrence');
  const { title, description, startDate, startTime, endDate, endTime, repeats, colour } = occurrence;
  const day = (date: string): string => dateText(date, i18n.language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <article className={classes.card} lang={contentLanguage(item)}>
      <h2 className={classes.title}>
        <EntryDot colour={colour ?? item.calendar.colour} />
        {title}
      </h2>
      <p lang={i18n.language}>
        {startDate === endDate
          ? t('event.onDay', { day: day(startDate), start: startTime, end: endTime })
          : t('event.overDays', { first: day(startDate), start: startTime, last: day(endDate), end: endTime })}
      </p>
      <p className={classes.quiet} lang={i18n.language}>
        {recurrence(`repeats.${repeatsOfEvent(repeats)}`)} · {item.calendar.zone.replaceAll('_', ' ')}
      </p>
      {description && <p className={classes.words}>{description}</p>}
    </article>
  );
}
