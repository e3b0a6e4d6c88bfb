import './calendar-colours.css';
import classes from './calendar.module.css';
import type { EntryColour } from './calendar-entry';

/** A dot in the colour of an entry, beside its name. */
export function EntryDot({ colour }: { colour: EntryColour }) {
  return <span className={classes.dot} data-entry-colour={colour} aria-hidden />;
}
