import type { SheetBlock, SheetLook } from '@murmel/documents';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { editText } from '../../../../core/parts/text/editing';
import type { DragHandle } from '../../../../ui/sorting/SortableList';
import { PageBreak } from '../drawn/PageBreak';
import { StillBlock } from '../drawn/StillBlock';
import { useEditor } from '../editor-context';
import { InsertMenu } from '../insert/InsertMenu';
import { useTexts } from '../texts';
import { BlockBar } from './BlockBar';
import classes from './blocks.module.css';
import { EditedBlock } from './EditedBlock';

/** What belongs to itself: a press there does not select the block around it. */
const OWN = 'button, a, input, textarea, select, label, dialog, [role="menu"], [contenteditable], audio, video, iframe';

interface BlockSlotProps {
  block: SheetBlock;
  look: SheetLook;
  name: string;
  /** place among the tasks from 1 */
  number: number;
  first: boolean;
  selected: boolean;
  /** several are selected */
  gathering: boolean;
  /** the bar of what is selected stands here */
  bar: boolean;
  /** the sheet has no room for one more block */
  full: boolean;
  handle: DragHandle;
}

/**
 * A block on the sheet: pressed it is selected, alone it is written in its place. Everything comes as what it is, so that
 * a letter in one block draws no other.
 */
export const BlockSlot = memo(function BlockSlot(props: BlockSlotProps) {
  const { block, look, name, number, first, selected, gathering, bar, full, handle } = props;
  const t = useTexts();
  const { select, write, actions } = useEditor();
  const { id } = block;
  const alone = selected && !gathering;
  const toggle = () => actions.toggle(id);
  const begin = () => {
    write(id);
    if (block.kind === 'StaticText') editText(id);
  };
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest(OWN)) return;
    if (event.shiftKey) actions.selectTo(id);
    else if (event.ctrlKey || event.metaKey) toggle();
    else if (!alone) begin();
  };
  const key = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !selected) return;
    // There it closes something, or puts back what is carried.
    if (!(event.target instanceof Element) || event.target.closest('dialog, [role="menu"], [data-dragging]')) return;
    event.preventDefault();
    const slot = event.currentTarget;
    select(new Set());
    slot.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
  };
  return (
    // A second way for the pointer: the checkbox and the button of each block are there for everybody.
    <div
      className={classes.slot}
      data-block={id}
      data-selected={selected || undefined}
      data-gathering={gathering || undefined}
      onClick={press}
      onKeyDown={key}
    >
      {first && (
        <span className={classes.before}>
          <InsertMenu after={null} label={t('insertFirst')} full={full} />
        </span>
      )}
      {block.newPage && <PageBreak />}
      <input type="checkbox" className={classes.pick} aria-label={t('select', { name })} checked={selected} onChange={toggle} />
      {!alone && (
        <button type="button" className={classes.edit} aria-label={t('edit', { name })} title={t('edit', { name })} onClick={begin}>
          <IconPencil size={18} stroke={1.9} aria-hidden />
        </button>
      )}
      {bar && <BlockBar block={block} handle={handle} />}
      <div className={classes.content}>
        {alone ? <EditedBlock block={block} /> : <StillBlock block={block} look={look} number={number} solutions />}
      </div>
      <span className={classes.behind}>
        <InsertMenu after={id} label={t('insertBehind', { name })} full={full} />
      </span>
    </div>
  );
});
