import { LIMITS } from '@murmel/contracts';
import { taskNumberOf } from '@murmel/documents';
import { contentLanguage } from '../../../../core/items/content-language';
import { SortableList } from '../../../../ui/sorting/SortableList';
import { SheetPaper } from '../../sheet/SheetPaper';
import { nameOfBlock } from '../block-kinds';
import { SheetHead } from '../drawn/SheetHead';
import { useEditor } from '../editor-context';
import { InsertMenu } from '../insert/InsertMenu';
import { useWorksheet } from '../open/worksheet-context';
import { placeAt } from '../places';
import { useTexts } from '../texts';
import { BlockSlot } from './BlockSlot';
import classes from './blocks.module.css';

/** The sheet as those get it who work on it, with everything on it changed in its place. */
export function EditableSheet() {
  const t = useTexts();
  const { item, sheet } = useWorksheet();
  const { selection, actions } = useEditor();
  const { blocks, look } = sheet;
  const full = blocks.length >= LIMITS.worksheet.blocks;
  const chosen = blocks.find(({ id }) => selection.has(id))?.id;
  const nameOf = (id: string): string => {
    const block = sheet.block(id);
    return block ? nameOfBlock(blocks, block, t) : '';
  };
  return (
    <SheetPaper look={look} language={contentLanguage(item)} head={<SheetHead item={item} />}>
      {blocks.length === 0 ? (
        <div className={classes.empty}>
          <p>{t('empty')}</p>
          <InsertMenu after={null} label={t('insert')} full={full} />
        </div>
      ) : (
        <SortableList
          grid
          ids={blocks.map(({ id }) => id)}
          nameOf={nameOf}
          says={(what, values) => t(`drag.${what}`, values ?? {})}
          // What is dragged takes along what is selected with it.
          onMove={(id, index) => actions.move(selection.has(id) ? selection : new Set([id]), placeAt(blocks, id, index))}
          className={classes.list}
          entryProps={(id) => ({ 'data-width': sheet.block(id)?.width, 'data-part': id, tabIndex: -1 })}
        >
          {(id, handle) => {
            const block = sheet.block(id);
            return (
              block && (
                <BlockSlot
                  block={block}
                  look={look}
                  name={nameOfBlock(blocks, block, t)}
                  number={taskNumberOf(blocks, block)}
                  first={blocks[0]?.id === id}
                  selected={selection.has(id)}
                  gathering={selection.size > 1}
                  bar={chosen === id}
                  full={full}
                  handle={handle}
                />
              )
            );
          }}
        </SortableList>
      )}
    </SheetPaper>
  );
}
