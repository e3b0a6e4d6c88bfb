import { useTexts } from '../texts';
import classes from './drawn.module.css';

/** Where paper begins a new page. */
export function PageBreak() {
  const t = useTexts();
  return <p className={classes.pageBreak}>{t('newPage')}</p>;
}
