import classes from './HollowMarble.module.css';
import { initialsOf } from './person-appearance';

/** The place of a person who is not there or did nothing yet: initials without colour. Decoration; the name stands beside it. */
export function HollowMarble({ name, size }: { name: string; size: number }) {
  return (
    <span className={classes.hollow} style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
