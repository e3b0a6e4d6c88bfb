import { BLOCK_KINDS, LIMITS } from '@murmel/contracts';
import type { Sheet, SheetBlock } from '@murmel/documents';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { BlocksContext, type BlocksInRow, RowContext } from '../../../core/blocks/blocks-context';
import { useSelection } from '../../../core/blocks/use-selection';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import type { BoardView } from '../../../platform/boards/board-session';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { KIND_ICONS, nameOfBlock } from './block-kinds';
import { EditorTop } from './EditorTop';
import classes from './editor.module.css';
import { EditorContext, type EditorState } from './editor-context';
import { useWorksheet } from './open/worksheet-context';
import { SheetRules } from './rules/SheetRules';
import { WayChoice } from './rules/WayChoice';
import { SheetTab } from './SheetTab';
import type { Tab } from './tab';
import { useTexts } from './texts';
import type { PanelControl } from './use-panel';
import { usePanel } from './use-panel';
import { useSheetActions } from './use-sheet-actions';

const LookDrawer = lazy(() => import('./look/AppearanceDrawer'));
const VersionsDrawer = lazy(() => import('./versions/VersionsDrawer'));

const ResponsesTab = lazy(() => import('../grid/ResponsesTab'));
const WallDialog = lazy(() => import('../grid/WallDialog'));
const PreviewDialog = lazy(() => import('./preview/PreviewDialog'));

const { blocks: limit } = LIMITS.worksheet;

interface EditorScreenProps {
  dialogs: ItemDialogs;
  view: BoardView<Sheet>;
  tab: Tab;
}

/** Header, the sheet or what was handed in, and what is open over them. */
export function EditorScreen({ dialogs, view, tab }: EditorScreenProps) {
  const t = useTexts();
  const screen = useWorksheet();
  const { item, sheet, editable } = screen;
  const { blocks } = sheet;
  const full = blocks.length >= limit;
  const { selection, select, write, written } = useSelection(blocks);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const panel = usePanel(item.id);
  const wall = useWallView();
  const spoken = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => speak(spoken.current, text), []);
  const actions = useSheetActions({ screen, selection, select, write, say, t });
  const row = useMemo<BlocksInRow>(() => {
    const nameOf: BlocksInRow['nameOf'] = (block) => nameOfBlock(blocks, block as SheetBlock, t);
    return { blocks, nameOf, describe: (block) => `${nameOf(block)} ${(block as SheetBlock).task}`.trim() };
  }, [blocks, t]);
  const editor = useMemo<EditorState>(
    () => ({
      kinds: BLOCK_KINDS.map((kind) => ({ kind, label: t(`kinds.${kind}`), icon: KIND_ICONS[kind] })),
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
    <EditorContext value={editor}>
      <BlocksContext value={editor}>
        <RowContext value={row}>
          <div className={classes.editor}>
            <EditorTop {...{ dialogs, view, panel, wall, tab }} onPreview={() => setPreviewed(true)} />
            <ConnectionBar away={view.facts.opened && !view.facts.connected} goOn />
            <main id="main" tabIndex={-1} className={classes.main}>
              {tab === 'sheet' ? (
                <SheetTab settingsOpen={settingsOpen} />
              ) : (
                <Suspense fallback={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
                  <ResponsesTab item={item} />
                </Suspense>
              )}
            </main>
            <p ref={spoken} className="visually-hidden" role="status" />
            <OpenItemDialog
              item={item}
              dialogs={dialogs}
              settings={editable && <SheetRules item={item} />}
              sharing={editable && <WayChoice item={item} />}
            />
            <OpenPanel panel={panel} />
            <Suspense fallback={null}>{wall.shown && <WallDialog item={item} onClose={wall.close} />}</Suspense>
            <Suspense fallback={null}>{previewed && <PreviewDialog onClose={() => setPreviewed(false)} />}</Suspense>
          </div>
        </RowContext>
      </BlocksContext>
    </EditorContext>
  );
}

/** Announces a text; a repeated text is announced again. */
function speak(region: HTMLElement | null, text: string): void {
  if (region) region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}

/** The panel whose address is open. */
function OpenPanel({ panel: { opened, close } }: { panel: PanelControl }) {
  const { editable, item } = useWorksheet();
  return (
    <Suspense fallback={null}>
      {opened === 'theming' && editable && <LookDrawer onClose={close} />}
      {opened === 'versions' && item.abilities.readHistory && <VersionsDrawer onClose={close} />}
    </Suspense>
  );
}
