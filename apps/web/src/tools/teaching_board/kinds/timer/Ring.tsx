import classes from './timer.module.css';

/** Remaining time as a shrinking ring. It is redrawn once a second, because a running animation would cost every frame of the page. */
export function Ring({ share }: { share: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 100 100" data-colour="tafel" aria-hidden="true">
      <circle className={classes.track} cx="50" cy="50" r="44" />
      {share > 0 && (
        <circle
          className={classes.rest}
          cx="50"
          cy="50"
          r="44"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 50 50)"
        />
      )}
    </svg>
  );
}
