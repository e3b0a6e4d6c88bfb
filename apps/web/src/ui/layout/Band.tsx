import type { ReactNode } from 'react';
import { LiveBadge } from '../status/LiveBadge';
import classes from './Band.module.css';

interface BandProps {
  /** Text of the live badge. */
  label: string;
  /** One to three BandCards. */
  children: ReactNode;
}

/** A dark green strip for what happens right now. */
export function Band({ label, children }: BandProps) {
  return (
    <section className={classes.band} aria-label={label}>
      <div className={classes.label}>
        <LiveBadge onBand>{label}</LiveBadge>
      </div>
      <div className={classes.cards}>{children}</div>
    </section>
  );
}

interface BandCardProps {
  marble: ReactNode;
  title: string;
  text?: string;
  /** Presence and number of responses. */
  details?: ReactNode;
  /** A white button or link: class `band-button` is given by the slot. */
  action?: ReactNode;
}

/** One running thing on a Band. */
export function BandCard({ marble, title, text, details, action }: BandCardProps) {
  return (
    <article className={classes.card}>
      {marble}
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
        {details && <div className={classes.details}>{details}</div>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </article>
  );
}
