import { timeText } from '../../../core/dates/dates';
import { serverTimeOf } from '../../../platform/clock/server-clock';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './grid.module.css';
import { useTexts } from './texts';
import type { OpenGrid } from './use-grid';

/** Shows the time of the displayed data while it is not live. */
export function AsOf({ open: { offline, asOf } }: { open: OpenGrid }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  if (!offline || asOf === 0) return null;
  return <p className={classes.asOf}>{t('asOf', { time: timeText(new Date(serverTimeOf(asOf)), language) })}</p>;
}
