import { WEBSITE_LIMITS } from '@murmel/contracts';
import { blocksOnPage, type Site, type SiteBlock } from '@murmel/documents';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { BlocksContext, type BlocksEditor, type BlocksInRow, RowContext } from '../../../core/blocks/blocks-context';
import { useSelection } from '../../../core/blocks/use-selection';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import type { BoardView } from '../../../platform/boards/board-session';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { describedBlock, nameOfBlock, offeredKinds } from './block-kinds';
import type { Device } from './device';
import { EditorPanes } from './EditorPanes';
import { EditorTop } from './EditorTop';
import classes from './editor.module.css';
import { useWebsite } from './open/website-context';
import { usePublished } from './publish/use-published';
import { useTexts } from './texts';
import { usePanel } from './use-panel';
import { useSiteActions } from './use-site-actions';

const AppearanceDrawer = lazy(() => import('./look/AppearanceDrawer'));
const VersionsDrawer = lazy(() => import('./versions/VersionsDrawer'));
const PublishDialog = lazy(() => import('./publish/PublishDialog'));
const { blocks: limit } = WEBSITE_LIMITS;

/** Header, the page that is written, and what is open over it. */
export function EditorScreen({ dialogs, view }: { dialogs: ItemDialogs; view: BoardView<Site> }) {
  const t = useTexts();
  const screen = useWebsite();
  const { item, site, page } = screen;
  const blocks = blocksOnPage(site, page.id);
  const { selection, select, write, written } = useSelection(blocks);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [device, setDevice] = useState<Device>('computer');
  const [publishing, setPublishing] = useState(false);
  const published = usePublished(item, site);
  const panel = usePanel(item.id);
  const spoken = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => speak(spoken.current, text), []);
  const actions = useSiteActions({ screen, selection, select, write, say, t });
  const full = blocks.length >= limit;
  const row = useMemo<BlocksInRow>(
    () => ({
      blocks,
      nameOf: (block) => nameOfBlock(block as SiteBlock, t),
      describe: (block) => describedBlock(block as SiteBlock, t),
    }),
    [blocks, t],
  );
  const editor = useMemo<BlocksEditor>(
    () => ({
      kinds: offeredKinds(t),
      full: full ? t('full', { limit }) : undefined,
      selection,
      select,
      write,
      written,
      actions,
      openSettings: () => setSettingsOpen(true),
      closeSettings: () => setSettingsOpen(false),
    }),
    [full, t, selection, select, write, written, actions],
  );
  return (
    <BlocksContext value={editor}>
      <RowContext value={row}>
        <div className={classes.editor}>
          <EditorTop {...{ dialogs, view, panel, device, setDevice, published }} onPublish={() => setPublishing(true)} />
          <ConnectionBar away={view.facts.opened && !view.facts.connected} goOn />
          <main id="main" tabIndex={-1} className={classes.main}>
            <EditorPanes settingsOpen={settingsOpen} device={device} published={published} />
          </main>
          <p ref={spoken} className="visually-hidden" role="status" />
          <OpenItemDialog item={item} dialogs={dialogs} />
          <Suspense fallback={null}>
            {panel.opened === 'theming' && <AppearanceDrawer onClose={panel.close} />}
            {panel.opened === 'versions' && item.abilities.readHistory && <VersionsDrawer onClose={panel.close} />}
            {publishing && <PublishDialog published={published} onClose={() => setPublishing(false)} />}
          </Suspense>
        </div>
      </RowContext>
    </BlocksContext>
  );
}

/** Announces a text; a repeated text is announced again. */
function speak(region: HTMLElement | null, text: string): void {
  if (region) region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
