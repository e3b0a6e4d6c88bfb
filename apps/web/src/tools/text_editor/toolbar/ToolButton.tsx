import type { ComponentProps } from 'react';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './Toolbar.module.css';

interface ToolButtonProps extends Omit<ComponentProps<typeof IconButton>, 'variant' | 'size' | 'iconSize'> {
  /** key combination, for example `Control+B` */
  shortcut?: string | undefined;
  /** a menu whose choice is in use at the caret */
  active?: boolean;
}

/** One tool. Pressing it with the pointer keeps focus, and with it the phone's keyboard, in the text. */
export function ToolButton({ shortcut, active, ...button }: ToolButtonProps) {
  return (
    <IconButton
      {...button}
      className={classes.tool}
      data-active={active || undefined}
      {...(shortcut ? { 'aria-keyshortcuts': shortcut } : {})}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
