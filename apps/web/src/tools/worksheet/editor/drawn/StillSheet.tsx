import { contentLanguage, type Item } from '@murmel/contracts';
import { type Sheet, taskNumberOf } from '@murmel/documents';
import { SheetPage } from '../../sheet/SheetPage';
import classes from './drawn.module.css';
import { PageBreak } from './PageBreak';
import { SheetHead } from './SheetHead';
import { StillBlock } from './StillBlock';

interface StillSheetProps {
  item: Item;
  sheet: Sheet;
  solutions: boolean;
}

/** A whole sheet, to look at. */
export function StillSheet({ item, sheet, solutions }: StillSheetProps) {
  return (
    <SheetPage look={sheet.look} language={contentLanguage(item)} head={<SheetHead item={item} />}>
      {sheet.blocks.map((block) => (
        <div key={block.id} data-width={block.width} className={classes.place}>
          {block.newPage && <PageBreak />}
          <StillBlock block={block} look={sheet.look} number={taskNumberOf(sheet.blocks, block)} solutions={solutions} />
        </div>
      ))}
    </SheetPage>
  );
}
