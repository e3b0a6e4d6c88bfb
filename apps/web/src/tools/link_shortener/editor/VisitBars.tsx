import type { LinkRecord } from '@murmel/contracts';
import type { CSSProperties } from 'react';
import { momentText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './editor.module.css';

/** A column for each day, today last; as a table for those who do not see it. */
export function VisitBars({ days }: Pick<LinkRecord, 'days'>) {
  const { t, i18n } = useTranslation('tools/link_shortener');
  const most = Math.max(...days.map(({ visits }) => visits), 1);
  // Noon, so that the day is the same one in every zone that the calendar may be read in.
  const named = (day: string, options: Intl.DateTimeFormatOptions) => momentText(new Date(`${day}T12:00:00Z`), i18n.language, options);
  return (
    <>
      <div className={classes.bars} data-colour="wiese" aria-hidden>
        {days.map(({ day, visits }, index) => {
          const first = index === 0 || day.endsWith('-01');
          return (
            <div key={day} className={classes.day}>
              <span className={classes.count}>{visits === most || index === days.length - 1 ? visits : ''}</span>
              <span className={classes.bar} style={{ '--part': visits / most } as CSSProperties} />
              <span className={classes.label}>
                {index === days.length - 1
                  ? t('visits.today')
                  : named(day, first ? { day: 'numeric', month: 'numeric' } : { day: 'numeric' }).replace(/\.?$/, '.')}
              </span>
            </div>
          );
        })}
      </div>
      <table className="visually-hidden">
        <thead>
          <tr>
            <th scope="col">{t('visits.day')}</th>
            <th scope="col">{t('visits.count')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, visits }) => (
            <tr key={day}>
              <th scope="row">{named(day, { day: 'numeric', month: 'long' })}</th>
              <td>{visits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
