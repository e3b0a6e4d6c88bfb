import { useTexts } from '../texts';
import classes from './drawn.module.css';

/** Position of a page break in the printed layout. */
export function PageBreak() {
  const t = useTexts();
  return <p className={classes.pageBreak}>{t('newPage')}</p>;
}
