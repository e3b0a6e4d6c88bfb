import type { ReactNode } from 'react';
import { MarbleRow, type RowMarble } from '../marbles/MarbleRow';
import classes from './StateText.module.css';

interface ErrorStateProps {
  /** Description of the error. */
  title: string;
  /** Advice for the user. */
  text: ReactNode;
  actions?: ReactNode;
  /** Small print for those who help: "Fehler 404". */
  code?: string | undefined;
  /** Stands below the small print: the id for support. */
  support?: ReactNode;
  marbles?: readonly RowMarble[];
  /** 2 where the page has a heading of its own above. */
  level?: 1 | 2;
}

/** Replaces a page that could not be shown. The title is the page's h1 by default, and takes focus after navigation. */
export function ErrorState({ title, text, actions, code, support, marbles, level = 1 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes.state} data-page>
      <MarbleRow {...(marbles ? { marbles } : {})} />
      <Heading className={classes.title} tabIndex={-1}>
        {title}
      </Heading>
      <p className={classes.text}>{text}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
      {code && <p className={classes.code}>{code}</p>}
      {support}
    </section>
  );
}
