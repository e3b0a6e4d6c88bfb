import type { BoardColour, CardKind, LayerMove } from '@murmel/contracts';
import { createContext, use } from 'react';
import type { Placed } from './canvas/card-drag';
import type { Alignment, Axis } from './canvas/geometry';

export type Cards = ReadonlySet<string>;

/** Position of a context menu: px in the window. */
export interface MenuPoint {
  x: number;
  y: number;
}

/** Actions on cards and pages for the bars, the menus and the keyboard. Always the same object. */
export interface EditorActions {
  add(kind: CardKind): void;
  duplicate(cards: Cards): void;
  remove(cards: Cards): void;
  place(placed: readonly Placed[], step?: string): void;
  layer(cards: Cards, to: LayerMove): void;
  lock(cards: Cards, locked: boolean): void;
  colour(cards: Cards, colour: BoardColour): void;
  align(cards: Cards, to: Alignment): void;
  distribute(cards: Cards, axis: Axis): void;
  toPage(cards: Cards, page: string): void;
  /** the card's own way to be changed: in its place, or its settings */
  edit(card: string): void;
  openSettings(card: string): void;
  enlarge(card: string): void;
  /** the title becomes a field; undefined: no more */
  writeTitle(card: string | undefined): void;
  title(card: string, title: string): void;
  openMenu(cards: Cards, at: MenuPoint): void;
  select(cards: Cards): void;
  /** the keyboard has come to a card: it is selected alone, unless several are being gathered */
  focused(card: string): void;
  /** puts a card to those that are selected, or takes it away: the keyboard gathers from then on */
  gather(card: string): void;
  /** announces an event to screen readers */
  say(text: string): void;
}

export interface EditorScreen {
  /** cards of this page only */
  selection: Cards;
  /** the card whose title is being written */
  titled: string | undefined;
  /** the page alone, for the wall */
  presenting: boolean;
  present(on: boolean): void;
  actions: EditorActions;
}

export const EditorContext = createContext<EditorScreen | null>(null);

/** @throws outside of the editor: a programming error */
export function useEditor(): EditorScreen {
  const editor = use(EditorContext);
  if (!editor) throw new Error('EditorContext is missing around this part');
  return editor;
}
