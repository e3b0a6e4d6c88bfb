import type { ReactNode } from 'react';
import classes from './CenteredCard.module.css';

interface CenteredCardProps {
  /** A Marble of 64 px. */
  marble?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** One question on one card in the middle of a PlainPage. */
export function CenteredCard({ marble, title, text, children }: CenteredCardProps) {
  return (
    <section className={classes.card}>
      {marble && <div className={classes.marble}>{marble}</div>}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.content}>{children}</div>
    </section>
  );
}
