import { cardsOnPage, type TeachingBoard } from '@murmel/documents';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import type { BoardView } from '../../../platform/boards/board-session';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { EnlargedCard } from '../board/EnlargedCard';
import { useTeachingBoard } from '../board/teaching-board-context';
import { TimerWatch } from '../kinds/timer/TimerWatch';
import { Canvas } from './canvas/Canvas';
import { useCanvasKeys } from './canvas/use-canvas-keys';
import { CardMenu } from './card/CardMenu';
import { Dock } from './dock/Dock';
import { EditorTop } from './EditorTop';
import classes from './editor.module.css';
import { type EditorScreen as Editor, EditorContext } from './editor-context';
import { PageStrip } from './pages/PageStrip';
import { CardSettings } from './panels/CardSettings';
import { OpenPanel } from './panels/OpenPanel';
import { SoundSetting } from './panels/SoundSetting';
import { usePanel } from './panels/use-panel';
import { PresentControls } from './present/PresentControls';
import { usePresenting } from './present/use-presenting';
import { useCardMenu } from './use-card-menu';
import { useEditorActions } from './use-editor-actions';
import { useSelection } from './use-selection';

interface EditorScreenProps {
  dialogs: ItemDialogs;
  view: BoardView<TeachingBoard>;
  /** address of the page that is shown */
  base: string;
}

const NOTHING: readonly never[] = [];

/** Header, page, pages, and the kinds of cards; for the wall only the page. */
export function EditorScreen({ dialogs, view, base }: EditorScreenProps) {
  const screen = useTeachingBoard();
  const { board, page, editable } = screen;
  const cards = page ? cardsOnPage(board, page.id) : NOTHING;
  const { selection, select, focused, gather } = useSelection(cards);
  const [titled, writeTitle] = useState<string>();
  const [settingsOf, openSettings] = useState<string>();
  const [enlarged, enlarge] = useState<string>();
  const cardMenu = useCardMenu();
  const { shown: presenting, show, close } = usePresenting();
  const panel = usePanel(base);
  const spoken = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => speak(spoken.current, text), []);
  const actions = useEditorActions(screen, { select, focused, gather, writeTitle, openSettings, enlarge, openMenu: cardMenu.open, say });
  const begin = useCallback(
    (on: boolean) => {
      select(new Set());
      if (on) show();
      else close?.();
    },
    [select, show, close],
  );
  const editor = useMemo<Editor>(
    () => ({ selection, titled, presenting, present: begin, actions }),
    [selection, titled, presenting, begin, actions],
  );
  useCanvasKeys(screen, editor);
  const open = (id: string | undefined) => (id === undefined ? undefined : board.card(id));
  const [set, large] = [open(settingsOf), open(enlarged)];
  return (
    <EditorContext value={editor}>
      <div className={classes.editor} data-presenting={presenting || undefined}>
        {!presenting && <EditorTop dialogs={dialogs} view={view} panel={panel} onPresent={() => begin(true)} />}
        <div className={classes.connection}>
          <ConnectionBar away={view.facts.opened && !view.facts.connected} goOn />
        </div>
        <main id="main" tabIndex={-1} className={classes.main}>
          {presenting && <h1 className="visually-hidden">{screen.item.title}</h1>}
          {page && <Canvas page={page} />}
          {!presenting && (
            <div className={classes.bars}>
              <PageStrip say={say} />
              {editable && <Dock />}
            </div>
          )}
          {presenting && <PresentControls onLeave={close && (() => begin(false))} />}
        </main>
        <p ref={spoken} className="visually-hidden" role="status" />
        <TimerWatch />
        <OpenItemDialog item={screen.item} dialogs={dialogs} settings={editable && <SoundSetting />} />
        <OpenPanel panel={panel} />
        {cardMenu.menu && <CardMenu menu={cardMenu.menu} onLevel={cardMenu.go} onClose={cardMenu.close} />}
        {set && <CardSettings key={set.id} card={set} onClose={() => openSettings(undefined)} />}
        {large && <EnlargedCard card={large} onClose={() => enlarge(undefined)} />}
      </div>
    </EditorContext>
  );
}

/** Announces a text; a repeated text is announced again. */
function speak(region: HTMLElement | null, text: string): void {
  if (region) region.textContent = region.textContent === text ? `${text}\u00A0` : text;
}
