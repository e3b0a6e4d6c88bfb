import {
  IconAdjustmentsHorizontal,
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Icon } from '../../ui/icon';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import type { DragHandle } from '../../ui/sorting/SortableList';
import { BarButton } from '../parts/BarButton';
import { useEditing } from '../parts/text/editing';
import classes from './block-bar.module.css';
import { positionAbove, positionBelow } from './block-positions';
import { type AnyBlock, useBlocks, useRow } from './blocks-context';
import { MoveDialog } from './MoveDialog';
import { useBlockTexts } from './texts';
import { useWideEditor } from './use-wide-editor';

type MenuAction = { key: string; label: string; icon: Icon; checked?: boolean; disabled?: boolean; onSelect: () => void };

interface BlockBarProps {
  /** the first one that is selected */
  block: AnyBlock;
  handle: DragHandle;
  /** tools of its text, which are alone in the bar while it is written */
  text: ReactNode;
  /** further actions of a tool on blocks: buttons if there is room, entries of the menu below */
  shape?: readonly MenuAction[];
}

/** The dark bar above what is selected: carry it, move it, change its shape, copy it, throw it away. */
export function BlockBar({ block, handle, text, shape = [] }: BlockBarProps) {
  const t = useBlockTexts();
  const { blocks, nameOf } = useRow();
  const { selection, actions, openSettings } = useBlocks();
  const wide = useWideEditor();
  const writing = useEditing(block.id);
  const { size } = selection;
  const name = size > 1 ? t('count', { count: size }) : nameOf(block);
  const { ref, ...dragged } = handle;
  const button = (label: string, IconShape: Icon, onClick: () => void, more: { pressed?: boolean; disabled?: boolean } = {}) => (
    <BarButton key={label} label={label} onClick={onClick} {...more}>
      <IconShape size={20} stroke={1.9} aria-hidden />
    </BarButton>
  );
  const ownText = size === 1 && text;
  const label = t('bar.label', { name });
  if (ownText && writing) {
    return (
      <div className={classes.bar} role="toolbar" aria-label={label} data-part-bar>
        {ownText}
      </div>
    );
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label={label} data-part-bar>
      <BarButton {...dragged} ref={ref} label={t('bar.drag', { name })}>
        <IconGripVertical size={20} stroke={1.9} aria-hidden />
      </BarButton>
      {size > 1 && <span className={classes.count}>{name}</span>}
      {button(t('bar.up'), IconArrowUp, () => actions.up(selection), { disabled: positionAbove(blocks, selection) === undefined })}
      {button(t('bar.down'), IconArrowDown, () => actions.down(selection), { disabled: positionBelow(blocks, selection) === undefined })}
      <span className={classes.line} aria-hidden />
      {ownText}
      {ownText && <span className={classes.line} aria-hidden />}
      {wide
        ? shape.map(({ label: what, icon, checked, onSelect }) =>
            button(what, icon, onSelect, checked === undefined ? {} : { pressed: checked }),
          )
        : size === 1 && button(t('bar.settings'), IconAdjustmentsHorizontal, openSettings)}
      {button(t('bar.duplicate'), IconCopy, () => actions.duplicate(selection))}
      {button(t('bar.remove'), IconTrash, () => actions.remove(selection))}
      <BlockMenu shape={wide ? [] : shape} />
    </div>
  );
}

/** Menu with further actions on the selection. */
function BlockMenu({ shape }: { shape: readonly MenuAction[] }) {
  const t = useBlockTexts();
  const { blocks } = useRow();
  const { selection } = useBlocks();
  const [moving, setMoving] = useState(false);
  return (
    <>
      <ActionMenu
        actions={[
          ...shape,
          {
            key: 'move',
            label: t('bar.moveTo'),
            icon: IconArrowsSort,
            disabled: blocks.length <= selection.size,
            onSelect: () => setMoving(true),
          },
        ]}
        button={(props) => (
          <BarButton {...props} label={t('bar.more')}>
            <IconDots size={20} stroke={1.9} aria-hidden />
          </BarButton>
        )}
      />
      {moving && <MoveDialog onClose={() => setMoving(false)} />}
    </>
  );
}
