import { TIMETABLE_ZONE, type Timetable, type TimetableOccurrence, weekLetter } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { addDays, mondayOf, shownText, turned } from '../../../core/calendar-view/calendar-days';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import classes from './shown.module.css';

/** A week of a timetable as a list by days, for those who only look. Light: no calendar is loaded for it. */
export function ShownWeek({ id, timetable }: { id: string; timetable: Timetable }) {
  const { t, i18n } = useTranslation('tools/timetable/shown');
  const [date, setDate] = useState(() => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIMETABLE_ZONE }).format(new Date());
    return mondayOf(today < timetable.first ? timetable.first : today > timetable.last ? timetable.last : today);
  });
  const [shown, setShown] = useState<{ of: string; data: TimetableOccurrence[] | null }>();
  useEffect(() => {
    let gone = false;
    api.timetables.occurrences({ id, from: date, to: addDays(date, 6) }).then(
      (found) => gone || setShown({ of: date, data: found }),
      () => gone || setShown({ of: date, data: null }),
    );
    return () => {
      gone = true;
    };
  }, [id, date]);
  const data = shown?.data ?? [];
  const { first, last: lastText } = shownText('week', date, i18n.language);
  const days = [...new Set(data.map((one) => one.date))];
  const colours = new Map(timetable.courses.map(({ id: course, colour }) => [course, colour]));
  return (
    <div className={classes.week}>
      <div className={classes.turn}>
        <Button variant="default" onClick={() => setDate(turned('week', date, -1))}>
          {t('before')}
        </Button>
        <strong>{t('title', { first, last: lastText ?? '', letter: weekLetter(timetable.first, date) })}</strong>
        <Button variant="default" onClick={() => setDate(turned('week', date, 1))}>
          {t('after')}
        </Button>
      </div>
      {shown?.of === date && days.length === 0 && <p>{t(shown.data === null ? 'failed' : 'empty')}</p>}
      {days.map((day) => (
        <section key={day}>
          <h2 className={classes.day}>{shownText('day', day, i18n.language).first}</h2>
          <ul className={classes.list}>
            {data
              .filter((one) => one.date === day)
              .map((one) => (
                <li
                  key={`${one.eventId} ${one.ruleDate}`}
                  className={classes.entry}
                  data-entry-colour={(one.courseId && colours.get(one.courseId)) || 'gray'}
                  data-gone={one.cancelled || one.holiday !== null || undefined}
                >
                  <span>
                    {one.startTime}–{one.endTime}
                  </span>
                  <strong>{one.title}</strong>
                  {[one.room, one.cancelled ? t('cancelled') : (one.holiday ?? (one.substituted ? t('substituted') : ''))]
                    .filter(Boolean)
                    .map((text) => (
                      <span key={text}>{text}</span>
                    ))}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
