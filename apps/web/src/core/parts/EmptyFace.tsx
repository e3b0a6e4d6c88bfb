import type { ReactNode } from 'react';
import type { Icon } from '../../ui/icon';
import classes from './EmptyFace.module.css';

/** What a part shows before there is something on it, or when it cannot be shown. Without words it is nothing to whoever only looks. */
export function EmptyFace({ icon: IconShape, children }: { icon: Icon; children?: ReactNode }) {
  return (
    <div className={classes.empty} data-nothing={!children || undefined}>
      <IconShape size="2.4em" stroke={1.6} aria-hidden />
      {children}
    </div>
  );
}
