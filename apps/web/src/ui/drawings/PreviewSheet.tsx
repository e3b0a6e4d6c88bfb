import type { ReactNode } from 'react';
import type { MarbleColour } from '../theme/scales';
import classes from './paper.module.css';

/** Part of a drawing kept when its card is lower or narrower: its upper middle, its upper left, or all of it. */
const KEPT = { middle: 'xMidYMin slice', left: 'xMinYMin slice', whole: 'xMidYMid meet' } as const;

interface PreviewSheetProps {
  /** colour of the tool */
  colour: MarbleColour;
  from?: keyof typeof KEPT;
  /** a ground that light things stand out from */
  strong?: boolean;
  /** shapes in a field of 240 x 124, in the classes of `paper.module.css` */
  children?: ReactNode;
}

/** The ground of a drawn preview, which fills a card's picture. Decoration. */
export function PreviewSheet({ colour, from = 'middle', strong, children }: PreviewSheetProps) {
  return (
    <svg
      className={classes.preview}
      data-colour={colour}
      data-strong={strong}
      viewBox="0 0 240 124"
      preserveAspectRatio={KEPT[from]}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
