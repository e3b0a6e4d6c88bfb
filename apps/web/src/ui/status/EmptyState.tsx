import type { ReactNode } from 'react';
import { MarbleRow, type RowMarble } from '../marbles/MarbleRow';
import classes from './StateText.module.css';

interface EmptyStateProps {
  /** A friendly sentence. */
  title: string;
  /** Purpose of this place. */
  text: ReactNode;
  marbles?: readonly RowMarble[];
  /** Up to three starts. */
  actions?: ReactNode;
  /** One more link below. */
  link?: ReactNode;
  headingLevel?: 1 | 2;
}

/** Empty list: explains its future content and the first step. */
export function EmptyState({ title, text, marbles, actions, link, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as 'h1' | 'h2';
  return (
    <section className={classes.state}>
      <MarbleRow {...(marbles ? { marbles } : {})} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
      {link && <div className={classes.link}>{link}</div>}
    </section>
  );
}
