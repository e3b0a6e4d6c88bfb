import type { ReactNode } from 'react';
import classes from './bar.module.css';

interface BarButtonProps {
  label: string;
  onClick: () => void;
  /** the white one: what is done most */
  main?: boolean;
  pressed?: boolean;
  children: ReactNode;
}

/** A button in the dark bar below a selected part. */
export function BarButton({ label, onClick, main = false, pressed, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.button} ${main ? classes.main : ''}`}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
