import {
  BOARD_COLOURS,
  type BoardBackground,
  type BoardColour,
  CARD_KINDS,
  type CardContents,
  type CardKind,
  type CardPlace,
  type PartFields,
} from '@murmel/contracts';
import { BACKGROUNDS } from '../board/background.js';
import type { StoredFields } from '../board/stored-fields.js';

export const TEACHING_BOARD_SCHEMA_VERSION = 1;

/** The Yjs maps of a teaching board. */
export const TEACHING_BOARD_TABLES = ['settings', 'pages', 'cards'] as const;
export type TeachingBoardTable = (typeof TEACHING_BOARD_TABLES)[number];
/**
 * Stored fields of each part; a card also has the fields of its kind. A change to it, or to a kind, raises the version above and adds a
 * migration of older documents; `shapes` enforces this.
 */
export const TEACHING_BOARD_FIELDS = {
  settings: { background: BACKGROUNDS, muted: 'flag' },
  pages: { order: 'key', name: 'words', background: BACKGROUNDS },
  cards: {
    kind: CARD_KINDS,
    page: 'page',
    title: 'words',
    colour: BOARD_COLOURS,
    place: 'x, y, width, height',
    order: 'key',
    locked: 'flag',
  },
} as const satisfies StoredFields<TeachingBoardTable>;
/** The one part of `settings`. Its id is the stored kind of teaching boards. */
export const TEACHING_BOARD_SETTINGS_ID = 'screen';
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
  /** null: as the whole board */
  background: BoardBackground | null;
}

/** Placeholder for the kind of a card that only a newer release knows. */
export const UNKNOWN_KIND = 'unknown';
export type ShownKind = CardKind | typeof UNKNOWN_KIND;

interface Card {
  id: string;
  page: string;
  title: string;
  colour: BoardColour;
  /** one value in the document, so that two who move a card at once leave it in one place */
  place: CardPlace;
  /** its place in the pile, the last one on top */
  order: string;
  /** cannot be moved until it is unlocked */
  locked: boolean;
}
export interface CardOf<K extends CardKind> extends Card {
  kind: K;
  content: CardContents[K];
}
/** Card of an unknown kind. It keeps its place and all its content, which becomes visible after a reload. */
export interface UnknownCard extends Card {
  kind: typeof UNKNOWN_KIND;
  content: Readonly<Record<never, never>>;
}
export type KnownCard = { [K in CardKind]: CardOf<K> }[CardKind];
export type TeachingCard = KnownCard | UnknownCard;

/** A teaching board as the product understands it. Pages in their order, the cards of each from the bottom of the pile to its top. */
export interface TeachingBoard {
  settings: TeachingBoardSettings;
  pages: readonly TeachingPage[];
  /** by page id */
  cardsOf: ReadonlyMap<string, readonly TeachingCard[]>;
  page(id: string): TeachingPage | undefined;
  card(id: string): TeachingCard | undefined;
  /** the fields of a card as the document has them, also those that this release does not know */
  stored(id: string): PartFields;
}

export const DEFAULT_TEACHING_BOARD_SETTINGS: TeachingBoardSettings = { background: { kind: 'colour', colour: 'himmel' }, muted: false };
