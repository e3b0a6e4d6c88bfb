import type { SiteBlock } from '@murmel/documents';
import { memo } from 'react';
import { BlockBar } from '../../../../core/blocks/BlockBar';
import { BlockSlot } from '../../../../core/blocks/BlockSlot';
import { TextBar } from '../../../../core/parts/text/TextBar';
import type { DragHandle } from '../../../../ui/sorting/SortableList';
import { partOf } from '../open/site-parts';
import { EditedSiteBlock } from './EditedSiteBlock';
import { ShownBlock } from './ShownBlock';

interface SiteSlotProps {
  block: SiteBlock;
  /** level of a heading in it */
  level: number;
  name: string;
  first: boolean;
  selected: boolean;
  /** several are selected */
  gathering: boolean;
  /** the bar of what is selected stands here */
  bar: boolean;
  handle: DragHandle;
}

/** A block on the page. Everything comes as what it is, so that a letter in one block draws no other. */
export const SiteSlot = memo(function SiteSlot({ block, level, bar, handle, ...slot }: SiteSlotProps) {
  return (
    <BlockSlot
      id={block.id}
      {...slot}
      text={block.kind === 'Text'}
      bar={bar && <BlockBar block={block} handle={handle} text={block.kind === 'Text' && <TextBar part={partOf('text', block)} />} />}
    >
      {slot.selected && !slot.gathering ? <EditedSiteBlock block={block} level={level} /> : <ShownBlock block={block} level={level} />}
    </BlockSlot>
  );
});
