import { cardsOnPage, type TeachingCard } from '@murmel/documents';
import { useMemo } from 'react';
import type { BoardResult } from '../../../platform/boards/board-session';
import { useLatest } from '../../../platform/use-latest';
import { toast } from '../../../ui/status/toast-queue';
import { nameOfCard } from '../board/card-name';
import type { TeachingBoardScreen } from '../board/teaching-board-context';
import { useBoardTexts } from '../board/texts';
import { screenOf } from '../kinds/card-screens';
import { aligned, distributed, sameRect } from './canvas/geometry';
import type { Cards, EditorActions, MenuPoint } from './editor-context';
import { REMOVAL_TOAST_ID, UNDO_MS } from './removal-toast';
import { useTexts } from './texts';

/** Effects of the actions on the screen that are not in the document. */
export interface EditorView {
  select(cards: Cards): void;
  focused(card: string): void;
  gather(card: string): void;
  writeTitle(card: string | undefined): void;
  openSettings(card: string): void;
  enlarge(card: string): void;
  openMenu(cards: Cards, at: MenuPoint): void;
  say(text: string): void;
}

/** Provides the actions of the editor: always the same object, which uses the state of the latest rendering. */
export function useEditorActions(screen: TeachingBoardScreen, view: EditorView): EditorActions {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const now = useLatest({ screen, view, t, boardTexts });
  return useMemo<EditorActions>(() => {
    const run: TeachingBoardScreen['run'] = (operation, input, step) => now().screen.run(operation, input, step);
    const cardsOf = (ids: Cards): TeachingCard[] => {
      const { board, page } = now().screen;
      return page ? cardsOnPage(board, page.id).filter(({ id }) => ids.has(id)) : [];
    };
    const then = (done: Promise<BoardResult>, next: (made: string[]) => void): void =>
      void done.then((outcome) => outcome.ok && next(outcome.made));
    const say = (key: string, values: Record<string, unknown> = {}): void => now().view.say(now().t(key, values));
    /** "Timer: Noch", or how many they are */
    const named = (cards: readonly TeachingCard[]): string =>
      cards.length === 1 ? nameOfCard(cards[0]!, now().boardTexts) : now().t('count.cards', { count: cards.length });
    const placeAll = (cards: readonly TeachingCard[], places: readonly TeachingCard['place'][]): void => {
      const moved = cards.flatMap(({ id, place }, index) => (sameRect(place, places[index]!) ? [] : [{ card: id, place: places[index]! }]));
      if (moved.length > 0) void run('placeCards', { cards: moved });
    };
    const free = (ids: Cards): TeachingCard[] => cardsOf(ids).filter(({ locked }) => !locked);
    const openSettings = (card: string): void => now().view.openSettings(card);
    const edit = (card: string): void => {
      const kind = now().screen.board.card(card)?.kind;
      if (!kind) return;
      const { edit: begin, Settings } = screenOf(kind);
      if (begin) begin(card);
      else if (Settings) openSettings(card);
    };
    return {
      add: (kind) => {
        const { page } = now().screen;
        if (!page) return;
        then(run('addCard', { page: page.id, kind }), ([card]) => {
          if (card === undefined) return;
          now().view.select(new Set([card]));
          say('said.added', { name: now().boardTexts(`kind.${kind}`) });
          const { asksFirst, edit: begin } = screenOf(kind);
          if (asksFirst) openSettings(card);
          else begin?.(card);
        });
      },
      duplicate: (ids) =>
        then(run('duplicateCards', { cards: [...ids] }), (made) => {
          now().view.select(new Set(made));
          say('said.duplicated', { count: made.length });
        }),
      remove: (ids) => {
        const cards = cardsOf(ids);
        if (cards.length === 0) return;
        const name = named(cards);
        then(run('removeCards', { cards: cards.map(({ id }) => id) }), () => {
          now().view.select(new Set());
          const { session } = now().screen;
          toast({
            id: REMOVAL_TOAST_ID,
            tone: 'success',
            text: now().t('removed.cards', { count: cards.length, name }),
            staysMs: UNDO_MS,
            action: { label: now().t('undo'), onSelect: () => session.undo() },
          });
          document.getElementById('main')?.focus({ preventScroll: true });
        });
      },
      place: (placed, step) => {
        if (placed.length === 0) return;
        const [{ place }] = placed as [(typeof placed)[number]];
        void run('placeCards', { cards: [...placed] }, step);
        say('said.placed', { count: placed.length, column: place.x + 1, row: place.y + 1, width: place.width, height: place.height });
      },
      layer: (ids, to) => then(run('layerCards', { cards: [...ids], to }), () => say(`said.layer.${to}`)),
      lock: (ids, locked) =>
        then(run('lockCards', { cards: [...ids], locked }), () => say(locked ? 'said.locked' : 'said.unlocked', { count: ids.size })),
      colour: (ids, colour) => {
        // Several cards are one thing that was done, and one that is taken back.
        const step = `colour-${[...ids].join()}-${colour}`;
        for (const card of ids) void run('changeCard', { card, colour }, step);
      },
      align: (ids, to) => {
        const cards = free(ids);
        if (cards.length > 1)
          placeAll(
            cards,
            aligned(
              cards.map(({ place }) => place),
              to,
            ),
          );
      },
      distribute: (ids, axis) => {
        const cards = free(ids);
        if (cards.length > 2)
          placeAll(
            cards,
            distributed(
              cards.map(({ place }) => place),
              axis,
            ),
          );
      },
      toPage: (ids, page) =>
        then(run('moveCardsToPage', { cards: [...ids], page }), () => {
          now().screen.showPage(page);
          now().view.select(new Set(ids));
          say('said.toPage', { count: ids.size });
        }),
      edit,
      openSettings,
      enlarge: (card) => now().view.enlarge(card),
      writeTitle: (card) => now().view.writeTitle(card),
      title: (card, title) => void run('changeCard', { card, title }),
      openMenu: (ids, at) => now().view.openMenu(ids, at),
      select: (ids) => now().view.select(ids),
      focused: (card) => now().view.focused(card),
      gather: (card) => now().view.gather(card),
      say: (text) => now().view.say(text),
    };
  }, [now]);
}
