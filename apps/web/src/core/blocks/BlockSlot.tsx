import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { editText } from '../parts/text/editing';
import classes from './blocks.module.css';
import { useBlocks } from './blocks-context';
import { InsertMenu } from './InsertMenu';
import { useBlockTexts } from './texts';

/** Elements that handle a press themselves: it does not select the block around them. */
const OWN = 'button, a, input, textarea, select, label, dialog, [role="menu"], [contenteditable], audio, video, iframe';

interface BlockSlotProps {
  id: string;
  name: string;
  first: boolean;
  selected: boolean;
  /** several are selected */
  gathering: boolean;
  /** it has a text that is written in its place */
  text: boolean;
  /** the bar of what is selected */
  bar: ReactNode;
  /** above the block, whether it is selected or not */
  before?: ReactNode;
  children: ReactNode;
}

/** A block in its row: pressed it is selected, alone it is written in its place. Tools remember what they draw around it, so that a letter in one block draws no other. */
export function BlockSlot({ id, name, first, selected, gathering, text, bar, before, children }: BlockSlotProps) {
  const t = useBlockTexts();
  const { select, write, actions } = useBlocks();
  const alone = selected && !gathering;
  const toggle = () => actions.toggle(id);
  const begin = () => {
    write(id);
    if (text) editText(id);
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
    // A second way for the pointer: the checkbox and the button of each block are there for all users.
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
          <InsertMenu after={null} label={t('insertFirst')} />
        </span>
      )}
      {before}
      <input type="checkbox" className={classes.pick} aria-label={t('select', { name })} checked={selected} onChange={toggle} />
      {!alone && (
        <button type="button" className={classes.edit} aria-label={t('edit', { name })} title={t('edit', { name })} onClick={begin}>
          <IconPencil size={18} stroke={1.9} aria-hidden />
        </button>
      )}
      {bar}
      <div className={classes.content}>{children}</div>
      <span className={classes.behind}>
        <InsertMenu after={id} label={t('insertBehind', { name })} />
      </span>
    </div>
  );
}
