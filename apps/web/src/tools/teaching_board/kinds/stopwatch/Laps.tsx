import { useKindTexts } from '../texts';
import { lapsOf, stopwatchText } from './laps';
import classes from './stopwatch.module.css';

/** A table that scrolls inside its card; reached by keyboard so that arrows can move it. */
export function Laps({ totals }: { totals: readonly number[] }) {
  const t = useKindTexts();
  const text = (milliseconds: number): string => stopwatchText(milliseconds, t('stopwatch.point'));
  return (
    <div className={classes.laps} tabIndex={0} role="region" aria-label={t('stopwatch.laps')}>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('stopwatch.lap')}</th>
            <th scope="col">{t('stopwatch.time')}</th>
            <th scope="col">{t('stopwatch.total')}</th>
          </tr>
        </thead>
        <tbody>
          {lapsOf(totals).map(({ number, time, total }) => (
            <tr key={number}>
              <th scope="row">{t('stopwatch.number', { number })}</th>
              <td>{text(time)}</td>
              <td className={classes.total}>{text(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
