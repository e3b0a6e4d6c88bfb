import type { SheetBlock } from '@murmel/documents';
import { IconArrowsSort, IconColumns2, IconDots, IconPageBreak } from '@tabler/icons-react';
import { useState } from 'react';
import { BarButton } from '../../../../core/parts/BarButton';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { useEditor } from '../editor-context';
import { useWorksheet } from '../open/worksheet-context';
import { useTexts } from '../texts';
import { MoveDialog } from './MoveDialog';

/** What else can be done to what is selected. @param wide its shape has buttons of its own */
export function BlockMenu({ block, wide }: { block: SheetBlock; wide: boolean }) {
  const t = useTexts();
  const { blocks } = useWorksheet().sheet;
  const { selection, actions } = useEditor();
  const [moving, setMoving] = useState(false);
  const half = block.width === 'half';
  const shape = [
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
  ];
  return (
    <>
      <ActionMenu
        actions={[
          ...(wide ? [] : shape),
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
