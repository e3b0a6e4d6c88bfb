import { contentLanguage } from '@murmel/contracts';
import { hintedTaskNumber, type SheetBlock, taskNumberOf } from '@murmel/documents';
import { BlockList } from '../../../../core/blocks/BlockList';
import { SheetPage } from '../../sheet/SheetPage';
import { nameOfBlock } from '../block-kinds';
import { SheetHead } from '../drawn/SheetHead';
import { useEditor } from '../editor-context';
import { useWorksheet } from '../open/worksheet-context';
import { useTexts } from '../texts';
import { SheetSlot } from './SheetSlot';

/** The sheet as those get it who work on it, with everything on it changed in its place. */
export function EditableSheet() {
  const t = useTexts();
  const { item, sheet } = useWorksheet();
  const { selection } = useEditor();
  const { blocks, look } = sheet;
  const chosen = blocks.find(({ id }) => selection.has(id))?.id;
  return (
    <SheetPage look={look} language={contentLanguage(item)} head={<SheetHead item={item} />}>
      <BlockList empty={t('empty')} widthOf={(id) => sheet.block(id)?.width}>
        {(id, handle) => {
          const block = sheet.block(id);
          return (
            block && (
              <SheetSlot
                block={block}
                look={look}
                name={nameOfBlock(blocks, block, t)}
                number={placeOf(blocks, block)}
                hintsOffered={item.worksheet.rules.hints}
                first={blocks[0]?.id === id}
                selected={selection.has(id)}
                gathering={selection.size > 1}
                bar={chosen === id}
                handle={handle}
              />
            )
          );
        }}
      </BlockList>
    </SheetPage>
  );
}

const placeOf = (blocks: readonly SheetBlock[], block: SheetBlock): number =>
  block.kind === 'Hint' ? hintedTaskNumber(blocks, block) : taskNumberOf(blocks, block);
