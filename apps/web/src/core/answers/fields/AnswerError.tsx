import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './AnswerError.module.css';

/** The sentence below an answer that says what is wrong. Always in the page, so that it is read out when it comes. */
export function AnswerError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} role="alert" className={classes.place}>
      {children && (
        <p className={classes.error}>
          <IconAlertCircle size={22} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
