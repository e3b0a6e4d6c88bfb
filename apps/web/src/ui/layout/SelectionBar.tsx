import { IconX } from '@tabler/icons-react';
import type { Icon } from '../icon';
import classes from './SelectionBar.module.css';

interface SelectionBarProps {
  label: string;
  /** number of selected entries, in words */
  count: string;
  clearLabel: string;
  actions: readonly { key: string; label: string; icon: Icon; onSelect: () => void }[];
  onClear: () => void;
}

/** Actions on all selected entries, at the foot of the page. */
export function SelectionBar({ label, count, clearLabel, actions, onClear }: SelectionBarProps) {
  return (
    <div className={classes.bar} role="region" aria-label={label}>
      <strong role="status">{count}</strong>
      {actions.map((action) => (
        <button key={action.key} type="button" className={classes.act} onClick={action.onSelect}>
          <action.icon size={20} stroke={1.9} aria-hidden />
          {action.label}
        </button>
      ))}
      <button type="button" className={classes.act} aria-label={clearLabel} onClick={onClear}>
        <IconX size={20} stroke={1.9} aria-hidden />
      </button>
    </div>
  );
}
