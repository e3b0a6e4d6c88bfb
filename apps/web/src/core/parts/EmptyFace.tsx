import type { ReactNode } from 'react';
import type { Icon } from '../../ui/icon';
import classes from './EmptyFace.module.css';
import { usePartHost } from './part-host';

interface EmptyFaceProps {
  icon: Icon;
  /** how to fill it, for users who may: for all others, and on a wall for all, the empty part shows nothing */
  hint?: string;
  /** text for all users, because something should be there */
  children?: ReactNode;
}

/** Placeholder of a part that is empty or cannot be shown. */
export function EmptyFace({ icon: IconShape, hint, children }: EmptyFaceProps) {
  const { editable } = usePartHost();
  return (
    <div className={classes.empty} data-nothing={!children || undefined}>
      <IconShape size="2.4em" stroke={1.6} aria-hidden />
      {children ?? (editable && hint && <p>{hint}</p>)}
    </div>
  );
}
