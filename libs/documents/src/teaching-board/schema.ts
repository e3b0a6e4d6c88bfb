import type { BoardBackground, BoardColour, CardKind, CardPlace } from '@murmel/contracts';
import type { CardContents } from './kinds/kinds.js';

export const TEACHING_BOARD_SCHEMA_VERSION = 1;

/** The Yjs maps of a teaching board. */
export const TEACHING_BOARD_TABLES = ['settings', 'pages', 'cards'] as const;
export type TeachingBoardTable = (typeof TEACHING_BOARD_TABLES)[number];
/** The one part of `settings`. */
export const SCREEN_SETTINGS_ID = 'screen';
/** The page of a board that has none, because two people removed the last two at once. */
export const LAST_PAGE_ID = 'lastpage0000';

export interface TeachingBoardSettings {
  background: BoardBackground;
  /** no sound at the end of a timer, on no screen */
  muted: boolean;
}

export interface TeachingPage {
  id: string;
  order: string;
  name: string;
  /** null: as the whole screen */
  background: BoardBackground | null;
}

export interface CardOf<K extends CardKind> {
  id: string;
  kind: K;
  page: string;
  title: string;
  colour: BoardColour;
  /** one value in the document, so that two who move a card at once leave it in one place */
  place: CardPlace;
  /** its place in the pile, the last one on top */
  order: string;
  /** stays where it is until somebody unlocks it */
  locked: boolean;
  content: CardContents[K];
}
export type TeachingCard = { [K in CardKind]: CardOf<K> }[CardKind];

/** A teaching board as the product understands it. Pages in their order, the cards of each from the bottom of the pile to its top. */
export interface TeachingBoard {
  settings: TeachingBoardSettings;
  pages: readonly TeachingPage[];
  /** by page id */
  cardsOf: ReadonlyMap<string, readonly TeachingCard[]>;
  page(id: string): TeachingPage | undefined;
  card(id: string): TeachingCard | undefined;
}

export const DEFAULT_SCREEN_SETTINGS: TeachingBoardSettings = { background: { kind: 'colour', colour: 'himmel' }, muted: false };
