import { PageFoot } from '../platform/page/PageFoot';
import classes from './MiniFooter.module.css';

/** What stands below the content of a page without an account. */
export function MiniFooter() {
  return (
    <footer className={classes.footer}>
      <PageFoot />
    </footer>
  );
}
