import type { BoardBackground, BoardColour, PinboardCover, RichText, VisitorPermission } from '@murmel/contracts';

export const PINBOARD_SCHEMA_VERSION = 1;

/** The Yjs maps of a pinboard. `settings` and `stops` have one part per name or person. */
export const PINBOARD_TABLES = ['settings', 'lists', 'cards', 'attachments', 'stops'] as const;
export type PinboardTable = (typeof PINBOARD_TABLES)[number];
/** The one part of `settings`. */
export const SETTINGS_ID = 'board';

export interface Trashed {
  /** milliseconds since 1970 */
  at: number;
  by: string;
}

export interface PinboardList {
  id: string;
  order: string;
  name: string;
  colour: BoardColour;
  /** null: as the board */
  permission: VisitorPermission | null;
  /** account or visitor id; empty: nobody knows any more */
  author: string;
  trashed: Trashed | null;
}

export interface PinboardCard {
  id: string;
  /** one value in the document, so that two who move a card at once leave it in one place */
  list: string;
  order: string;
  name: string;
  description: RichText | null;
  colour: BoardColour;
  cover: PinboardCover | null;
  /** null: as its list */
  permission: VisitorPermission | null;
  author: string;
  /** milliseconds since 1970 */
  createdAt: number;
  /** taken off the wall by the teacher */
  hidden: boolean;
  /** waits until the teacher releases it */
  waiting: boolean;
  trashed: Trashed | null;
}

export interface AttachedFile {
  kind: 'file';
  id: string;
  card: string;
  order: string;
  file: string;
  name: string;
  contentType: string;
  bytes: number;
  image: boolean;
}
export interface AttachedLink {
  kind: 'link';
  id: string;
  card: string;
  order: string;
  url: string;
  title: string;
  site: string;
  description: string;
  picture: string | null;
}
export type PinboardAttachment = AttachedFile | AttachedLink;

export interface PinboardSettings {
  /** nobody without trust changes anything */
  frozen: boolean;
  /** new cards of people without trust wait for release */
  release: boolean;
  guestLists: boolean;
  /** people without trust may change each other's cards */
  guestEdits: boolean;
  guestActivities: boolean;
  background: BoardBackground;
}

/** A pinboard as the product understands it. Lists and cards in the order in which they are shown, those in the trash among them. */
export interface Pinboard {
  settings: PinboardSettings;
  lists: readonly PinboardList[];
  /** by list id */
  cardsOf: ReadonlyMap<string, readonly PinboardCard[]>;
  list(id: string): PinboardList | undefined;
  card(id: string): PinboardCard | undefined;
  attachment(id: string): PinboardAttachment | undefined;
  attachmentsOf(card: string): readonly PinboardAttachment[];
  cardCount: number;
  /** ISO time until which a person may not write; only the source knows it */
  stoppedUntil(person: string): number | undefined;
  stops: ReadonlyMap<string, number>;
}

export const DEFAULT_SETTINGS: PinboardSettings = {
  frozen: false,
  release: false,
  guestLists: false,
  guestEdits: false,
  guestActivities: false,
  background: { kind: 'wallpaper', wallpaper: 'hills' },
};
