import type { ReactNode } from 'react';
import type { Icon } from '../../ui/icon';
import classes from './EmptyFace.module.css';
import { usePartHost } from './part-host';

interface EmptyFaceProps {
  icon: Icon;
  /** how something comes onto it, for whoever may put it there: to everybody else, and on a wall to all, the part is nothing */
  hint?: string;
  /** what everybody is told, because something should be there */
  children?: ReactNode;
}

/** What a part shows before there is something on it, or when it cannot be shown. */
export function EmptyFace({ icon: IconShape, hint, children }: EmptyFaceProps) {
  const { editable } = usePartHost();
  return (
    <div className={classes.empty} data-nothing={!children || undefined}>
      <IconShape size="2.4em" stroke={1.6} aria-hidden />
      {children ?? (editable && hint && <p>{hint}</p>)}
    </div>
  );
}
