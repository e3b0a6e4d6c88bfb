import { ForeignFrame } from './ForeignFrame';
import type { ForeignPage } from './foreign';
import classes from './frame.module.css';

/** A film or a page where it is as wide as the words around it. */
export function FrameInText({ page }: { page: ForeignPage }) {
  return (
    <div className={page.kind === 'video' ? classes.film : classes.reading}>
      <ForeignFrame page={page} />
    </div>
  );
}
