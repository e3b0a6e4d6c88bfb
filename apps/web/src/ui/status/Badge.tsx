import type { ReactNode } from 'react';
import type { Icon } from '../icon';
import classes from './Badge.module.css';

interface BadgeProps {
  tone?: 'good' | 'notice' | 'live' | 'ai' | 'neutral';
  icon?: Icon;
  children: ReactNode;
}

/** A small state in a word, with an icon where the colour alone would have to say it. */
export function Badge({ tone = 'neutral', icon: IconShape, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {IconShape && <IconShape size={16} stroke={1.9} aria-hidden />}
      {children}
    </span>
  );
}
