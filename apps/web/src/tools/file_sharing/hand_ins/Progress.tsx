import classes from './hand-ins.module.css';

/** More are only a number. */
const MOST = 40;

interface ProgressProps {
  there: number;
  coming: number;
  missing: number;
}

/** Everybody as a marble: full, half on its way, or only its edge. The heading says the numbers. */
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
