import { LanguageLinks } from '../platform/page/LanguageLinks';
import classes from './MiniFooter.module.css';

/** What stands below the content of a page without an account. */
export function MiniFooter() {
  return (
    <footer className={classes.footer}>
      <LanguageLinks />
    </footer>
  );
}
