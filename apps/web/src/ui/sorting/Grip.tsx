import { IconGripVertical } from '@tabler/icons-react';
import type { DragHandle } from './SortableList';
import classes from './sorting.module.css';

/** Handle by which an entry is dragged, and moved by the keyboard. */
export function Grip({ handle, label }: { handle: DragHandle; label: string }) {
  return (
    <button type="button" {...handle} className={classes.grip} aria-label={label}>
      <IconGripVertical size={20} stroke={1.9} aria-hidden />
    </button>
  );
}
