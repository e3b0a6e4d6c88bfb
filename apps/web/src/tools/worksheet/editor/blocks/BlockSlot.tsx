import type { SheetBlock } from '@murmel/documents';
import { IconPencil } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { editText } from '../../../../core/parts/text/editing';
import type { DragHandle } from '../../../../ui/sorting/SortableList';
import { nameOfBlock, numberOf } from '../block-kinds';
import { PageBreak } from '../drawn/PageBreak';
import { StillBlock } from '../drawn/StillBlock';
import { useEditor } from '../editor-context';
import { InsertMenu } from '../insert/InsertMenu';
import { useWorksheet } from '../open/worksheet-context';
import { rangeTo } from '../places';
import { useTexts } from '../texts';
import { BlockBar } from './BlockBar';
import classes from './blocks.module.css';
import { EditedBlock } from './EditedBlock';

/** What belongs to itself: a press there does not select the block around it. */
const OWN = 'button, a, input, textarea, select, label, dialog, [role="menu"], [contenteditable], audio, video, iframe';

/** A block on the sheet: pressed it is selected, alone it is written in its place. */
export function BlockSlot({ block, handle }: { block: SheetBlock; handle: DragHandle }) {
  const t = useTexts();
  const { sheet } = useWorksheet();
  const { selection, select, write } = useEditor();
  const { blocks, look } = sheet;
  const { id } = block;
  const name = nameOfBlock(blocks, block, t);
  const selected = selection.has(id);
  const alone = selected && selection.size === 1;
  const toggle = () => {
    const next = new Set(selection);
    if (!next.delete(id)) next.add(id);
    select(next);
  };
  const begin = () => {
    write(id);
    if (block.kind === 'StaticText') editText(id);
  };
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest(OWN)) return;
    if (event.shiftKey) select(rangeTo(blocks, selection, id));
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
  const first = blocks[0]?.id === id;
  return (
    // A second way for the pointer: the checkbox and the button of each block are there for everybody.
    <div
      className={classes.slot}
      data-block={id}
      data-selected={selected || undefined}
      data-gathering={selection.size > 1 || undefined}
      onClick={press}
      onKeyDown={key}
    >
      {first && (
        <span className={classes.before}>
          <InsertMenu after={null} label={t('insertFirst')} />
        </span>
      )}
      {block.newPage && <PageBreak />}
      <input type="checkbox" className={classes.pick} aria-label={t('select', { name })} checked={selected} onChange={toggle} />
      {!alone && (
        <button type="button" className={classes.edit} aria-label={t('edit', { name })} title={t('edit', { name })} onClick={begin}>
          <IconPencil size={18} stroke={1.9} aria-hidden />
        </button>
      )}
      {selected && blocks.find((one) => selection.has(one.id))?.id === id && <BlockBar block={block} handle={handle} />}
      <div className={classes.content}>
        {alone ? <EditedBlock block={block} /> : <StillBlock block={block} look={look} number={numberOf(blocks, block)} solutions />}
      </div>
      <span className={classes.behind}>
        <InsertMenu after={id} label={t('insertBehind', { name })} />
      </span>
    </div>
  );
}
