import classes from './LiveBadge.module.css';

/** The point of a LiveBadge alone, where there is no room for words. */
export function LiveDot({ label }: { label: string }) {
  return (
    <span className={classes.alone}>
      <span className={classes.dot} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
