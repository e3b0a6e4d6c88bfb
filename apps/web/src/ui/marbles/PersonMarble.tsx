import type { PersonLook } from '@murmel/contracts';
import { type CSSProperties, useId } from 'react';
import classes from './PersonMarble.module.css';
import { appearanceByNumbers, initialsOf, personAppearance } from './person-appearance';
import { swirls } from './swirls';

interface PersonMarbleProps {
  /**
   * Id of the account or guest, which decides colour and pattern, never of a membership or a connection; null for an unknown or erased
   * person.
   */
  id: string | null;
  /** Look given by the server instead: in a live document two people never look the same, and some lists have no ids of people. */
  look?: PersonLook | null | undefined;
  /** Decides the initials. */
  name: string;
  /** Diameter in px. */
  size?: number;
  /** Small point: `here` filled, `away` hollow. The caller adds the state in words. */
  presence?: 'here' | 'away' | undefined;
  /** Reads the name to screen readers; leave it out where the name stands beside the marble. */
  labelled?: boolean;
}

/** Up to this size the swirl is two halves of colour: a drawing with a clip costs a layer, and a wall shows a thousand of them. */
const SMALL = 30;

/** A person as a soft marble: colour, pattern and initials, never a photo. */
export function PersonMarble({ id, look: given, name, size = 40, presence, labelled = false }: PersonMarbleProps) {
  const clip = useId();
  const look = given ? appearanceByNumbers(given) : personAppearance(id);
  const small = size <= SMALL;
  return (
    <span
      className={classes.marble}
      data-colour={look.colour}
      data-small={small || undefined}
      data-flat={(small && !presence) || undefined}
      style={
        { width: size, height: size, fontSize: size * 0.36, ...(small ? { '--turn': `${look.swirl * 60 + 20}deg` } : {}) } as CSSProperties
      }
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {!small && (
        <svg viewBox="0 0 100 100" width={size} height={size} className={classes.glass} aria-hidden="true">
          <clipPath id={clip}>
            <circle cx="50" cy="50" r="50" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect width="100" height="100" className={classes.base} />
            <path d={swirls[look.swirl]} className={classes.swirl} />
          </g>
          <circle cx="50" cy="50" r={50 - 75 / size} className={classes.ring} style={{ strokeWidth: 150 / size }} />
        </svg>
      )}
      <span className={classes.initials}>{initialsOf(name)}</span>
      {presence && <span className={classes.presence} data-presence={presence} />}
    </span>
  );
}
