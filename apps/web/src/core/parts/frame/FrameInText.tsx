import { ExternalFrame } from './ExternalFrame';
import type { ExternalPage } from './external-page';
import classes from './frame.module.css';

/** A film or a page where it is as wide as the words around it. */
export function FrameInText({ page }: { page: ExternalPage }) {
  return (
    <div className={page.kind === 'video' ? classes.film : classes.reading}>
      <ExternalFrame page={page} />
    </div>
  );
}
