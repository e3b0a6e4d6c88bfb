import { IconGripVertical } from '@tabler/icons-react';
import type { DragHandle } from '../../../core/sorting/SortableList';
import { useTexts } from '../texts';
import classes from './questions.module.css';

/** What a question is dragged by, and moved by the keyboard. */
export function Grip({ handle, number }: { handle: DragHandle; number: number }) {
  const t = useTexts();
  return (
    <button type="button" {...handle} className={classes.grip} aria-label={t('drag.handle', { number })}>
      <IconGripVertical size={20} stroke={1.9} aria-hidden />
    </button>
  );
}
