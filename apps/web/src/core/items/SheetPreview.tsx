import { PreviewPaper } from '../../ui/drawings/PreviewPaper';
import classes from '../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../ui/theme/scales';

/** Widths of the drawn lines in percent of the sheet; the yellow one is a marked passage. */
const LINES = [94, 88, 92, 80, 54, 90, 84, 42];
const MARKED = 4;

/** A sheet with a heading and lines on the tool's tint: the drawn preview of everything that is mostly text. */
export function SheetPreview({ colour }: { colour: MarbleColour }) {
  return (
    <PreviewPaper colour={colour}>
      <rect x="58" y="16" width="124" height="120" rx="4" className={classes.sheet} />
      <rect x="72" y="30" width="66" height="8" rx="3" className={classes.heading} />
      {LINES.map((width, index) => (
        <rect
          key={index}
          x="72"
          y={46 + index * 10.5}
          width={width}
          height="4.5"
          rx="2.25"
          className={index === MARKED ? classes.marked : classes.line}
        />
      ))}
    </PreviewPaper>
  );
}
