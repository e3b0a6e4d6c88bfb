import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FieldError.module.css';

/** The sentence below a field: what is wrong and what helps. Goes into the `error` of a field. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error} data-field-error>
      <IconAlertCircle size={18} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
