import { type ReactNode, useEffect, useState } from 'react';
import classes from './Tip.module.css';

export type TipSide = 'top' | 'bottom' | 'right' | 'left';

interface TipProps {
  text: string;
  side?: TipSide;
  /** Keeps a tooltip near the edge of the screen inside it. */
  align?: 'center' | 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A short text that appears after 200 ms over or below what it explains. It repeats the accessible name of its child,
 * so screen readers skip it. The pointer may move onto it; Escape hides it, and so does pressing what it explains.
 */
export function Tip({ text, side = 'bottom', align = 'center', className, children }: TipProps) {
  const [near, setNear] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!near) return undefined;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', hide);
    return () => {
      document.removeEventListener('keydown', hide);
      setDismissed(false);
    };
  }, [near]);
  return (
    <span
      className={`${classes.wrap} ${className ?? ''}`}
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
      onClick={() => setDismissed(true)}
    >
      {children}
      <span className={classes.tip} data-side={side} data-align={align} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
