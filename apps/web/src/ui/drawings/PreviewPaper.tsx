import type { ReactNode } from 'react';
import type { MarbleColour } from '../theme/scales';
import classes from './paper.module.css';

interface PreviewPaperProps {
  /** of the tool */
  colour: MarbleColour;
  /** shapes in a field of 240 x 124, in the classes of `paper.module.css` */
  children?: ReactNode;
}

/** The ground of a drawn preview: it fills a card's picture and cuts what does not fit, never its middle. Decoration. */
export function PreviewPaper({ colour, children }: PreviewPaperProps) {
  return (
    <svg className={classes.preview} data-colour={colour} viewBox="0 0 240 124" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="240" height="124" className={classes.ground} />
      {children}
    </svg>
  );
}
