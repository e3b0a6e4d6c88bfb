import type { ReactNode } from 'react';
import { MarbleRow, type RowMarble } from '../marbles/MarbleRow';
import classes from './StateText.module.css';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What helps. */
  text: ReactNode;
  actions?: ReactNode;
  /** Small print for those who help: "Fehler 404". */
  code?: string | undefined;
  marbles?: readonly RowMarble[];
}

/** A whole page that could not be shown. The title is the page's h1 and takes focus after navigation. */
export function ErrorState({ title, text, actions, code, marbles }: ErrorStateProps) {
  return (
    <section className={classes.state} data-page>
      <MarbleRow {...(marbles ? { marbles } : {})} />
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      {actions && <div className={classes.actions}>{actions}</div>}
      {code && <p className={classes.code}>{code}</p>}
    </section>
  );
}
