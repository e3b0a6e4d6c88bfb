import type { ReactNode } from 'react';
import classes from './look.module.css';

/** Fields as participants see them, none of which takes anything. */
export function StillFields({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled className={classes.still}>
      {children}
    </fieldset>
  );
}
