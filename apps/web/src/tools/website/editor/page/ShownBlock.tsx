import { drawBlock, type SiteBlock } from '@murmel/documents';
import { KIND_ICONS, nameOfBlock } from '../block-kinds';
import { useTexts } from '../texts';
import classes from './page.module.css';
import { RenderedFragments } from './RenderedFragments';
import { useSiteRenderContext } from './use-site-render-context';

/** Shows a block as visitors will see it; a placeholder for its author while it is empty. */
export function ShownBlock({ block, level }: { block: SiteBlock; level: number }) {
  const t = useTexts();
  const around = useSiteRenderContext();
  const drawn = drawBlock(block, level, around);
  if (drawn) return <RenderedFragments drawn={[drawn]} />;
  const IconShape = block.kind === 'unknown' ? undefined : KIND_ICONS[block.kind];
  return (
    <p className={classes.nothing}>
      {IconShape && <IconShape size={24} stroke={1.8} aria-hidden />}
      {t('nothingYet', { name: nameOfBlock(block, t) })}
    </p>
  );
}
