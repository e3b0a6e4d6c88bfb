import type { PersonLook } from '@murmel/contracts';
import { PersonMarble } from './PersonMarble';
import classes from './PresenceStack.module.css';

export interface PresentPerson {
  id: string;
  name: string;
  /** colour and swirl that the live document gave this person */
  look?: PersonLook | undefined;
}

interface PresenceStackProps {
  people: readonly PresentPerson[];
  /** The whole row in words, for example "5 gerade aktiv: Mila, Ben, ...". */
  label: string;
  /** Maximum number of marbles, the rest as a number. */
  max?: number;
  /** Diameter in px. */
  size?: number;
}

/** Shows the people present: up to five overlapping marbles, then a number. */
export function PresenceStack({ people, label, max = 5, size = 34 }: PresenceStackProps) {
  const shown = people.slice(0, max);
  const more = people.length - shown.length;
  return (
    <span className={classes.stack} role="img" aria-label={label} title={label}>
      {shown.map((person) => (
        <span key={person.id} className={classes.person}>
          <PersonMarble id={person.id} look={person.look} name={person.name} size={size} />
        </span>
      ))}
      {more > 0 && (
        <span className={classes.more} style={{ minWidth: size, height: size, fontSize: Math.max(13, size * 0.4) }} aria-hidden="true">
          +{more}
        </span>
      )}
    </span>
  );
}
