import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './AnswerError.module.css';

/** Error message below an answer. Always in the page, so that screen readers announce it when it appears. */
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
