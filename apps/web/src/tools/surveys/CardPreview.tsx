import { PreviewPaper } from '../../ui/drawings/PreviewPaper';
import classes from '../../ui/drawings/paper.module.css';

/** The bars of the answers and how far they reach, in the order of the charts' colours. */
const BARS = [
  { colour: 'tafel', width: 120 },
  { colour: 'himmel', width: 76 },
  { colour: 'sonne', width: 44 },
] as const;

/** A question with the bars of its answers: the drawn preview of a survey. */
export default function CardPreview() {
  return (
    <PreviewPaper colour="koralle">
      <rect x="36" y="16" width="168" height="120" rx="6" className={classes.sheet} />
      <rect x="52" y="30" width="84" height="8" rx="3" className={classes.heading} />
      {BARS.map(({ colour, width }, index) => (
        <g key={colour} data-colour={colour} transform={`translate(52 ${50 + index * 24})`}>
          <rect width="52" height="4.5" rx="2.25" className={classes.line} />
          <rect y="9" width={width} height="9" rx="4.5" className={classes.bar} />
        </g>
      ))}
    </PreviewPaper>
  );
}
