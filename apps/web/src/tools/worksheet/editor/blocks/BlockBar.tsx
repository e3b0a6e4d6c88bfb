import type { SheetBlock } from '@murmel/documents';
import {
  IconAdjustmentsHorizontal,
  IconArrowDown,
  IconArrowUp,
  IconColumns2,
  IconCopy,
  IconGripVertical,
  IconPageBreak,
  IconTrash,
} from '@tabler/icons-react';
import { BarButton } from '../../../../core/parts/BarButton';
import { useEditing } from '../../../../core/parts/text/editing';
import { TextBar } from '../../../../core/parts/text/TextBar';
import type { Icon } from '../../../../ui/icon';
import type { DragHandle } from '../../../../ui/sorting/SortableList';
import { partOf } from '../../sheet/PlainBlock';
import { nameOfBlock } from '../block-kinds';
import { useEditor } from '../editor-context';
import { useWorksheet } from '../open/worksheet-context';
import { placeAbove, placeBelow } from '../places';
import { useTexts } from '../texts';
import { useWideEditor } from '../use-wide-editor';
import { BlockMenu } from './BlockMenu';
import classes from './block-bar.module.css';

interface BlockBarProps {
  /** the first one that is selected */
  block: SheetBlock;
  handle: DragHandle;
}

/** The dark bar above what is selected: carry it, move it, change its shape, copy it, throw it away; while a text is written its tools alone. */
export function BlockBar({ block, handle }: BlockBarProps) {
  const t = useTexts();
  const { blocks } = useWorksheet().sheet;
  const { selection, actions, openSettings } = useEditor();
  const wide = useWideEditor();
  const writing = useEditing(block.id);
  const { size } = selection;
  const name = size > 1 ? t('count', { count: size }) : nameOfBlock(blocks, block, t);
  const { ref, ...dragged } = handle;
  const half = block.width === 'half';
  const button = (label: string, IconShape: Icon, onClick: () => void, more: { pressed?: boolean; disabled?: boolean } = {}) => (
    <BarButton label={label} onClick={onClick} {...more}>
      <IconShape size={20} stroke={1.9} aria-hidden />
    </BarButton>
  );
  const text = size === 1 && block.kind === 'StaticText' && <TextBar part={partOf('text', block)} />;
  const label = t('bar.label', { name });
  if (text && writing) {
    return (
      <div className={classes.bar} role="toolbar" aria-label={label} data-part-bar>
        {text}
      </div>
    );
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label={label} data-part-bar>
      <BarButton {...dragged} ref={ref} label={t('bar.drag', { name })}>
        <IconGripVertical size={20} stroke={1.9} aria-hidden />
      </BarButton>
      {size > 1 && <span className={classes.count}>{name}</span>}
      {button(t('bar.up'), IconArrowUp, () => actions.up(selection), { disabled: placeAbove(blocks, selection) === undefined })}
      {button(t('bar.down'), IconArrowDown, () => actions.down(selection), { disabled: placeBelow(blocks, selection) === undefined })}
      <span className={classes.line} aria-hidden />
      {text}
      {text && <span className={classes.line} aria-hidden />}
      {wide ? (
        <>
          {button(t('bar.half'), IconColumns2, () => actions.width(selection, half ? 'full' : 'half'), { pressed: half })}
          {button(t('bar.newPage'), IconPageBreak, () => actions.newPage(selection, !block.newPage), { pressed: block.newPage })}
        </>
      ) : (
        size === 1 && button(t('bar.settings'), IconAdjustmentsHorizontal, openSettings)
      )}
      {button(t('bar.duplicate'), IconCopy, () => actions.duplicate(selection))}
      {button(t('bar.remove'), IconTrash, () => actions.remove(selection))}
      <BlockMenu block={block} wide={wide} />
    </div>
  );
}
