import { blocksOnPage, drawBlock, headingLevels, parseWebsite, readBoard, WEBSITE_TABLES } from '@murmel/documents';
import { useMemo } from 'react';
import '../../site/site.css';
import { readState } from '../../../../core/versions/read-state';
import { useWebsite } from '../open/website-context';
import { RenderedFragments } from '../page/RenderedFragments';
import { useSiteRenderContext } from '../page/use-site-render-context';
import { useTexts } from '../texts';
import classes from './versions.module.css';

/** The draft as it was, page below page. @param state the whole Yjs state, base64 */
export function OldSite({ state }: { state: string }) {
  const t = useTexts();
  const { item } = useWebsite();
  const around = useSiteRenderContext();
  const site = useMemo(() => readState(state, (document) => parseWebsite(readBoard(document, WEBSITE_TABLES))), [state]);
  return (
    // Keyboard users scroll it with the keys.
    <section tabIndex={0} aria-label={item.title} className={`site ${classes.old}`} data-theme={site.look.theme}>
      {site.pages.map(({ id, name }) => {
        const blocks = blocksOnPage(site, id);
        const levels = headingLevels(blocks);
        return (
          <div key={id} className="content">
            <p className={classes.name}>{name || t('pages.untitled')}</p>
            <RenderedFragments drawn={blocks.flatMap((block) => drawBlock(block, levels.get(block.id) ?? 2, around) ?? [])} />
          </div>
        );
      })}
    </section>
  );
}
