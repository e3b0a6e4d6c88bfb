import type { ReactNode } from 'react';
import classes from './charts.module.css';

interface PressableProps {
  className: string | undefined;
  /** effect of a press, read after the content */
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a chart: a button where there is something to see behind it, plain otherwise. */
export function Pressable({ className, label, onPress, children }: PressableProps) {
  if (!onPress) return <span className={className}>{children}</span>;
  return (
    <button type="button" data-on-paper className={`${className} ${classes.press}`} onClick={onPress}>
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
