import type { SheetBlock } from '@murmel/documents';
import { IconColumns2, IconPageBreak } from '@tabler/icons-react';
import { BlockBar } from '../../../../core/blocks/BlockBar';
import { TextBar } from '../../../../core/parts/text/TextBar';
import type { DragHandle } from '../../../../ui/sorting/SortableList';
import { partOf } from '../../sheet/PlainBlock';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';

/** The bar of blocks, with how wide they are and where a page begins. */
export function SheetBar({ block, handle }: { block: SheetBlock; handle: DragHandle }) {
  const t = useTexts();
  const { selection, actions } = useEditor();
  const half = block.width === 'half';
  return (
    <BlockBar
      block={block}
      handle={handle}
      text={block.kind === 'StaticText' && <TextBar part={partOf('text', block)} />}
      shape={[
        {
          key: 'half',
          label: t('bar.half'),
          icon: IconColumns2,
          checked: half,
          onSelect: () => actions.width(selection, half ? 'full' : 'half'),
        },
        {
          key: 'page',
          label: t('bar.newPage'),
          icon: IconPageBreak,
          checked: block.newPage,
          onSelect: () => actions.newPage(selection, !block.newPage),
        },
      ]}
    />
  );
}
