import type { SheetBlock, SheetLook } from '@murmel/documents';
import { memo } from 'react';
import { BlockSlot } from '../../../../core/blocks/BlockSlot';
import type { DragHandle } from '../../../../ui/sorting/SortableList';
import { PageBreak } from '../drawn/PageBreak';
import { StillBlock } from '../drawn/StillBlock';
import { EditedBlock } from './EditedBlock';
import { SheetBar } from './SheetBar';
import { UnseenHint } from './UnseenHint';

interface SheetSlotProps {
  block: SheetBlock;
  look: SheetLook;
  name: string;
  /** place among the tasks from 1; of a hint that of its task */
  number: number;
  hintsOffered: boolean;
  first: boolean;
  selected: boolean;
  /** several are selected */
  gathering: boolean;
  /** the bar of what is selected stands here */
  bar: boolean;
  handle: DragHandle;
}

/** A block on the sheet. Everything comes as what it is, so that a letter in one block draws no other. */
export const SheetSlot = memo(function SheetSlot({ block, look, number, hintsOffered, bar, handle, ...slot }: SheetSlotProps) {
  return (
    <BlockSlot
      id={block.id}
      {...slot}
      text={block.kind === 'StaticText'}
      bar={bar && <SheetBar block={block} handle={handle} />}
      before={block.newPage && <PageBreak />}
    >
      {slot.selected && !slot.gathering ? (
        <EditedBlock block={block} />
      ) : (
        <StillBlock block={block} look={look} number={number} solutions />
      )}
      {block.kind === 'Hint' && (number === 0 || !hintsOffered) && <UnseenHint why={number === 0 ? 'alone' : 'off'} />}
    </BlockSlot>
  );
});
