import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './bar.module.css';

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'aria-pressed' | 'className'> {
  label: string;
  /** the white one: what is done most */
  main?: boolean;
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button in the dark bar below a selected part. */
export function BarButton({ label, main = false, pressed, children, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${main ? classes.main : ''}`}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    >
      {children}
    </button>
  );
}
