import type { BlockOf, SheetBlock } from '@murmel/documents';
import { usePartHost } from '../../../../core/parts/part-host';
import { isBlankText } from '../../sheet/blocks-of';
import { PlainBlock } from '../../sheet/PlainBlock';
import { KIND_ICONS } from '../block-kinds';
import { useTexts } from '../texts';
import classes from './drawn.module.css';

type Filled = BlockOf<'StaticText'> | BlockOf<'Image'> | BlockOf<'Video'> | BlockOf<'File'>;

/** Shows a block that is no task. An empty one is a placeholder for its authors and hidden for all others. */
export function Plain({ block }: { block: SheetBlock }) {
  const t = useTexts();
  const { editable } = usePartHost();
  if (!isEmpty(block)) return <PlainBlock block={block} />;
  if (!editable) return null;
  const IconShape = KIND_ICONS[block.kind];
  return (
    <p className={`${classes.upload} ${classes.emptyPart}`}>
      <IconShape size={24} stroke={1.8} aria-hidden />
      {t(`nothingYet.${block.kind}`)}
    </p>
  );
}

function isEmpty(block: SheetBlock): block is Filled {
  if (isBlankText(block)) return true;
  if (block.kind === 'Video') return block.content.file === null && block.content.address === null;
  return (block.kind === 'Image' || block.kind === 'File') && block.content.file === null;
}
