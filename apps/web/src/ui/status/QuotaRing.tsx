import classes from './QuotaRing.module.css';

const ROUND = 100;

/** Ring around the used number of a limit; decoration beside words that say the same. */
export function QuotaRing({ used, limit }: { used: number; limit: number }) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  return (
    <svg viewBox="0 0 64 64" className={classes.ring} aria-hidden="true">
      <circle cx="32" cy="32" r="28" className={classes.round} />
      <circle
        cx="32"
        cy="32"
        r="28"
        className={classes.part}
        pathLength={ROUND}
        strokeDasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90 32 32)"
      />
      <text x="32" y="33" className={classes.number}>
        {used}
      </text>
    </svg>
  );
}
