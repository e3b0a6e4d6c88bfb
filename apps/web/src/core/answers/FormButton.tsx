import type { ComponentProps, ReactNode } from 'react';
import classes from './FormButton.module.css';

interface LookProps {
  /** One filled button per screen. */
  look?: 'filled' | 'outline';
  children: ReactNode;
}

/** The 60 px button of participants. Plain: the first screen does without a component library's button. */
export function FormButton({
  look = 'filled',
  busy = false,
  children,
  ...button
}: LookProps & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={classes.button}
      data-look={look}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  );
}

/** The same look for what leads to another page. */
export function FormLink({ look = 'outline', children, ...link }: LookProps & ComponentProps<'a'>) {
  return (
    <a {...link} className={classes.button} data-look={look}>
      {children}
    </a>
  );
}

/** The round button beside the main one. */
export function RoundButton({ children, ...button }: { children: ReactNode; 'aria-label': string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={classes.round}>
      {children}
    </button>
  );
}

/** A quiet action in the text. */
export function TextButton(button: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classes.text} />;
}
