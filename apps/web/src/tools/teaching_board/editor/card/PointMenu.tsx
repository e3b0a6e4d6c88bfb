import { useLayoutEffect, useRef } from 'react';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/ActionMenu';
import type { MenuPoint } from '../editor-context';
import classes from './point-menu.module.css';

interface PointMenuProps {
  at: MenuPoint;
  label: string;
  actions: readonly MenuAction[];
  /** it was closed by Escape or by choosing: the focus belongs elsewhere now */
  onClose: () => void;
}

/** A menu at a point of the window, opened at once. Its button is only the place where it stands. */
export function PointMenu({ at, label, actions, onClose }: PointMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current) return;
    opened.current = true;
    anchor.current?.querySelector('button')?.click();
  }, []);
  return (
    <span ref={anchor} className={classes.anchor} style={{ left: at.x, top: at.y }} data-chrome>
      <ActionMenu
        actions={actions}
        align="start"
        button={(props) => (
          <button type="button" {...props} tabIndex={-1} aria-label={label} className={classes.button} onFocus={onClose} />
        )}
      />
    </span>
  );
}
