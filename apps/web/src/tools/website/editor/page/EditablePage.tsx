import { contentLanguage } from '@murmel/contracts';
import { blocksOnPage, headingLevels } from '@murmel/documents';
import '../../site/site.css';
import { BlockList } from '../../../../core/blocks/BlockList';
import { useBlocks } from '../../../../core/blocks/blocks-context';
import { fileUrl } from '../../../../core/boards/file-address';
import { nameOfBlock } from '../block-kinds';
import { DEVICES, type Device } from '../device';
import { useWebsite } from '../open/website-context';
import { useTexts } from '../texts';
import classes from './page.module.css';
import { SiteSlot } from './SiteSlot';

/** Shows the page as visitors will see it, with everything on it edited in its place. */
export function EditablePage({ device }: { device: Device }) {
  const t = useTexts();
  const { item, site, page } = useWebsite();
  const { selection } = useBlocks();
  const blocks = blocksOnPage(site, page.id);
  const levels = headingLevels(blocks);
  const chosen = blocks.find(({ id }) => selection.has(id))?.id;
  const first = site.pages[0]!.id === page.id;
  const { theme, cover, coverAlt } = site.look;
  return (
    <article
      className={`site ${classes.paper}`}
      data-theme={theme}
      data-device={device}
      style={{ maxInlineSize: DEVICES[device] }}
      lang={contentLanguage(item)}
      aria-label={page.name || t('pages.untitled')}
    >
      {cover && <img className="cover" src={fileUrl(cover)} alt={coverAlt.trim()} />}
      <div className={`content ${classes.content}`}>
        {/* The header has the heading of this screen. */}
        <p className={classes.heading} aria-hidden>
          {first ? item.title : page.name || t('pages.untitled')}
        </p>
        {first && item.description !== '' && <p className="lead">{item.description}</p>}
        <BlockList empty={t('empty')}>
          {(id, handle) => {
            const block = site.block(id);
            return (
              block && (
                <SiteSlot
                  block={block}
                  level={levels.get(id) ?? 2}
                  name={nameOfBlock(block, t)}
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
      </div>
    </article>
  );
}
