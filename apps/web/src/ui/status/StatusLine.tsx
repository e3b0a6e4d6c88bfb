import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconEye, IconRefresh } from '@tabler/icons-react';
import type { Icon } from '../icon';
import classes from './StatusLine.module.css';

export type StatusState = 'saved' | 'saving' | 'offline' | 'readonly' | 'error';

const icons: Record<StatusState, Icon> = {
  saved: IconCircleCheck,
  saving: IconRefresh,
  offline: IconCloudOff,
  readonly: IconEye,
  error: IconAlertTriangle,
};

interface StatusLineProps {
  state: StatusState;
  /** What the state means, in words: "Gespeichert", "Nicht verbunden, wird nachgeholt". */
  text: string;
}

/** The quiet sentence below a title that says whether the work is safe. Changes are read out politely. */
export function StatusLine({ state, text }: StatusLineProps) {
  const IconShape = icons[state];
  return (
    <span className={classes.line} data-state={state} role="status">
      <IconShape size={16} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.text}>{text}</span>
    </span>
  );
}
