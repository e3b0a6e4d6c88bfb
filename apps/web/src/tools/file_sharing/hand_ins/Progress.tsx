import classes from './hand-ins.module.css';

/** Maximum number of drawn marks; a larger total is shown as a number only. */
const MOST = 40;

interface ProgressProps {
  there: number;
  coming: number;
  missing: number;
}

/** Shows every person as a marble: full, half for an upload under way, or only its edge. The heading gives the numbers. */
export function Progress({ there, coming, missing }: ProgressProps) {
  const waiting = Math.max(0, missing - coming);
  const all = [...Array(there).fill('there'), ...Array(coming).fill('coming'), ...Array(waiting).fill('missing')] as string[];
  if (missing === 0 || all.length > MOST) return null;
  return (
    <span className={classes.dots} data-colour="himmel" aria-hidden>
      {all.map((stand, index) => (
        <span key={`${index} ${stand}`} data-stand={stand} />
      ))}
    </span>
  );
}
