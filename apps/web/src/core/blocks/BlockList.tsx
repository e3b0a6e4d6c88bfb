import type { ReactNode } from 'react';
import { type DragHandle, SortableList } from '../../ui/sorting/SortableList';
import { positionAt } from './block-positions';
import classes from './blocks.module.css';
import { useBlocks, useRow } from './blocks-context';
import { InsertMenu } from './InsertMenu';
import { useBlockTexts } from './texts';

interface BlockListProps {
  /** text for an empty list */
  empty: string;
  /** blocks may stand beside each other; how wide this one is */
  widthOf?: (id: string) => string | undefined;
  children: (id: string, handle: DragHandle) => ReactNode;
}

/** Blocks below each other, put into order by mouse, finger and keys. */
export function BlockList({ empty, widthOf, children }: BlockListProps) {
  const t = useBlockTexts();
  const { blocks, nameOf } = useRow();
  const { selection, actions } = useBlocks();
  if (blocks.length === 0) {
    return (
      <div className={classes.empty}>
        <p>{empty}</p>
        <InsertMenu after={null} label={t('insert')} wide />
      </div>
    );
  }
  const named = (id: string): string => {
    const block = blocks.find((one) => one.id === id);
    return block ? nameOf(block) : '';
  };
  return (
    <SortableList
      grid={widthOf !== undefined}
      ids={blocks.map(({ id }) => id)}
      nameOf={named}
      says={(what, values) => t(`drag.${what}`, values ?? {})}
      // Dragging a selected block moves the whole selection.
      onMove={(id, index) => actions.move(selection.has(id) ? selection : new Set([id]), positionAt(blocks, id, index))}
      className={classes.list}
      entryProps={(id) => ({ 'data-width': widthOf?.(id), 'data-part': id, tabIndex: -1 })}
    >
      {children}
    </SortableList>
  );
}
