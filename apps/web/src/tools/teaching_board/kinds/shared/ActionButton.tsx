import type { ReactNode } from 'react';
import classes from './ActionButton.module.css';

interface ActionButtonProps {
  onClick?: () => void;
  /** does nothing for a moment; it keeps the focus */
  waiting?: boolean;
  /** less important than the one beside it */
  quiet?: boolean;
  children: ReactNode;
}

/** A button with a word on a card, as large as the card's cells. */
export function ActionButton({ onClick, waiting = false, quiet = false, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-quiet={quiet || undefined}
      aria-disabled={waiting || undefined}
      onClick={waiting ? undefined : onClick}
    >
      {children}
    </button>
  );
}
