import './calendar-colours.css';
import type { EventColour } from '@murmel/contracts';
import classes from './calendar.module.css';

/** A dot in the colour of an entry, beside its name. */
export function EntryDot({ colour }: { colour: EventColour }) {
  return <span className={classes.dot} data-entry-colour={colour} aria-hidden />;
}
