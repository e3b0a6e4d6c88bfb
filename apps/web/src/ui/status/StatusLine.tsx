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
  /** Meaning of the state, in words: "Gespeichert", "Nicht verbunden, wird nachgeholt". */
  text: string;
}

/** Save state as a quiet sentence below a title. Changes are announced politely to screen readers. */
export function StatusLine({ state, text }: StatusLineProps) {
  const IconShape = icons[state];
  return (
    <span className={classes.line} data-state={state} role="status">
      <IconShape size={16} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.text}>{text}</span>
    </span>
  );
}
