import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './Tip.module.css';

/** px between a text and the edge of the window */
const EDGE = 4;

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
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Pressing a button that then becomes disabled loses the focus, while the pointer still rests there.
  const near = hovered || focused;
  const [dismissed, setDismissed] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (near && tip.current) moveInside(tip.current);
  }, [near]);
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
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => setDismissed(true)}
    >
      {children}
      <span ref={tip} className={classes.tip} data-side={side} data-align={align} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}

/** A text that would reach beyond the window moves as far as it must. */
function moveInside(tip: HTMLElement): void {
  tip.style.removeProperty('--shift');
  const { left, right } = tip.getBoundingClientRect();
  const room = document.documentElement.clientWidth - EDGE;
  const shift = left < EDGE ? EDGE - left : Math.min(0, room - right);
  if (shift !== 0) tip.style.setProperty('--shift', `${shift}px`);
}
