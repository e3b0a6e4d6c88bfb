import { isKnownSiteBlock, type SiteBlock } from '@murmel/documents';
import { useBlocks, useRow } from '../../../../core/blocks/blocks-context';
import { Palette } from '../../../../core/blocks/Palette';
import { useBlockTexts } from '../../../../core/blocks/texts';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import { GroundChoice } from './GroundChoice';
import { KindSettings } from './KindSettings';
import classes from './settings.module.css';

/** Edits the settings of the selected block; without a selection, offers blocks to insert. */
export function BlockPanel() {
  const t = useTexts();
  const blockTexts = useBlockTexts();
  const { site } = useWebsite();
  const { selection } = useBlocks();
  const [id] = selection;
  const block = selection.size === 1 && id !== undefined ? site.block(id) : undefined;
  if (block) return <OfBlock key={block.id} block={block} />;
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{selection.size > 1 ? blockTexts('count', { count: selection.size }) : blockTexts('insert')}</h2>
      {selection.size > 1 ? <p className={classes.note}>{t('panel.several')}</p> : <Palette />}
    </div>
  );
}

function OfBlock({ block }: { block: SiteBlock }) {
  const { nameOf } = useRow();
  return (
    <div className={classes.panel} data-part-bar>
      <h2 className={classes.title}>{nameOf(block)}</h2>
      {isKnownSiteBlock(block) && <KindSettings block={block} />}
      <GroundChoice block={block} />
    </div>
  );
}
