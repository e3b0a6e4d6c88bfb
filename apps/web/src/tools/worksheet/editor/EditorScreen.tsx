import type { Sheet } from '@murmel/documents';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import type { BoardView } from '../../../platform/boards/board-session';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { EditorTop } from './EditorTop';
import classes from './editor.module.css';
import { EditorContext, type EditorState } from './editor-context';
import { OpenPanel } from './OpenPanel';
import { useWorksheet } from './open/worksheet-context';
import { SheetRules } from './rules/SheetRules';
import { SheetTab } from './SheetTab';
import type { Tab } from './tab';
import { useTexts } from './texts';
import { useBlockActions } from './use-block-actions';
import { usePanel } from './use-panel';
import { useSelection } from './use-selection';

const ResponsesTab = lazy(() => import('../grid/ResponsesTab'));
const WallDialog = lazy(() => import('../grid/WallDialog'));
const PreviewDialog = lazy(() => import('./preview/PreviewDialog'));

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
  const { selection, select, write, written } = useSelection(sheet.blocks);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const panel = usePanel(item.id);
  const wall = useWallView();
  const spoken = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => speak(spoken.current, text), []);
  const actions = useBlockActions({ screen, selection, select, write, say, t });
  const editor = useMemo<EditorState>(
    () => ({
      selection,
      select,
      write,
      written,
      actions,
      openSettings: () => setSettingsOpen(true),
      closeSettings: () => setSettingsOpen(false),
    }),
    [selection, select, write, written, actions],
  );
  return (
    <EditorContext value={editor}>
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
        <OpenItemDialog item={item} dialogs={dialogs} settings={editable && <SheetRules item={item} />} />
        <OpenPanel panel={panel} />
        <Suspense fallback={null}>{wall.shown && <WallDialog item={item} onClose={wall.close} />}</Suspense>
        <Suspense fallback={null}>{previewed && <PreviewDialog onClose={() => setPreviewed(false)} />}</Suspense>
      </div>
    </EditorContext>
  );
}

/** The same words twice are told twice. */
function speak(region: HTMLElement | null, text: string): void {
  if (region) region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
