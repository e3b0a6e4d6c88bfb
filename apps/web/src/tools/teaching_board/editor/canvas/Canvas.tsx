import { cardsOnPage, inReadingOrder, type TeachingCard, type TeachingPage } from '@murmel/documents';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { elementIdOf } from '../../board/CardBox';
import { Page } from '../../board/Page';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { CardBar } from '../card/CardBar';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';
import classes from './canvas.module.css';
import { pressedOn } from './canvas-elements';
import { EditableCard } from './EditableCard';
import { Frames } from './Frames';
import { nextStop } from './tab-order';
import { type CanvasHost, watchCanvas } from './watch-canvas';

/** The page on which cards are put where they belong. For the wall it stands alone, and its cards are only used. */
export function Canvas({ page }: { page: TeachingPage }) {
  const t = useTexts();
  const { board, editable } = useTeachingBoard();
  const { selection, titled, presenting, actions } = useEditor();
  const room = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const cards = cardsOnPage(board, page.id);
  useCanvasPointer(room, editable, {
    surface: () => surface.current,
    cards: () => cards,
    selection: () => selection,
    select: actions.select,
    movable: () => !presenting,
    place: actions.place,
  });
  const renderCard = useCallback(
    (card: TeachingCard, layer: number): ReactNode => (
      <EditableCard card={card} layer={layer} selected={selection.has(card.id)} titled={titled === card.id} actions={actions} />
    ),
    [selection, titled, actions],
  );
  const onContextMenu = (event: MouseEvent): void => {
    const pressed = pressedOn(event.target as Element);
    if (presenting || (pressed.on !== 'card' && pressed.on !== 'frame')) return;
    event.preventDefault();
    const chosen = selection.has(pressed.card) ? selection : new Set([pressed.card]);
    actions.select(chosen);
    actions.openMenu(chosen, { x: event.clientX, y: event.clientY });
  };
  const onTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || !document.activeElement) return;
    const bar = surface.current?.querySelector<HTMLElement>('[data-part-bar]');
    const groups = inReadingOrder(cards).flatMap(({ id }) => {
      const element = document.getElementById(elementIdOf(id));
      return [...(element ? [element] : []), ...(bar?.dataset.cardBar === id ? [bar] : [])];
    });
    const stop = nextStop(groups, document.activeElement, event.shiftKey);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  const selected = cards.filter(({ id }) => selection.has(id));
  return (
    <div
      ref={room}
      className={classes.canvas}
      data-editable={editable || undefined}
      data-presenting={presenting || undefined}
      onContextMenu={editable ? onContextMenu : undefined}
      onKeyDown={onTab}
    >
      <Page key={page.id} page={page} cards={cards} surface={surface} {...(editable && { renderCard })}>
        {editable && !presenting && cards.length === 0 && (
          <div className={classes.empty}>
            <p>{t('empty')}</p>
          </div>
        )}
        {editable && !presenting && <Frames cards={selected} />}
        {editable && selected.length > 0 && <CardBar cards={selected} surface={surface} />}
      </Page>
      <span id="teaching-board-keys" hidden>
        {t('keys')}
      </span>
      <span id="teaching-board-locked" hidden>
        {t('keysLocked')}
      </span>
    </div>
  );
}

function useCanvasPointer(room: RefObject<HTMLElement | null>, on: boolean, host: CanvasHost): void {
  const latest = useEffectEvent(() => host);
  useEffect(() => {
    if (!on || !room.current) return undefined;
    return watchCanvas(room.current, {
      surface: () => latest().surface(),
      cards: () => latest().cards(),
      selection: () => latest().selection(),
      select: (cards) => latest().select(cards),
      movable: () => latest().movable(),
      place: (placed) => latest().place(placed),
    });
  }, [on, room]);
}
