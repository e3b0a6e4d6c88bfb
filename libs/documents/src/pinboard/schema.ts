import {
  BOARD_COLOURS,
  type BoardBackground,
  type BoardColour,
  type PinboardCover,
  type RichText,
  VISITOR_PERMISSIONS,
  type VisitorPermission,
} from '@murmel/contracts';
import { BACKGROUNDS } from '../board/background.js';
import type { StoredFields } from '../board/stored-fields.js';

export const PINBOARD_SCHEMA_VERSION = 2;

/** The Yjs maps of a pinboard. `settings` and `stops` have one part per name or person. */
export const PINBOARD_TABLES = ['settings', 'lists', 'cards', 'attachments', 'stops'] as const;
export type PinboardTable = (typeof PINBOARD_TABLES)[number];
/** Stored fields of each part. A change raises the version above and adds a migration of older documents; `shapes` enforces this. */
export const PINBOARD_FIELDS = {
  settings: {
    frozen: 'flag',
    release: 'flag',
    guestLists: 'flag',
    guestEdits: 'flag',
    guestActivities: 'flag',
    likes: 'flag',
    comments: 'flag',
    background: BACKGROUNDS,
  },
  lists: {
    order: 'key',
    name: 'words',
    colour: BOARD_COLOURS,
    permission: VISITOR_PERMISSIONS,
    author: 'person',
    trashed: 'at, by',
  },
  cards: {
    place: 'list, order',
    name: 'words',
    description: 'rich text',
    colour: BOARD_COLOURS,
    cover: 'attachment, alt',
    permission: VISITOR_PERMISSIONS,
    author: 'person',
    createdAt: 'time',
    hidden: 'flag',
    waiting: 'flag',
    trashed: 'at, by',
  },
  attachments: {
    card: 'card',
    order: 'key',
    kind: ['file', 'link'],
    file: 'file',
    name: 'words',
    contentType: 'words',
    bytes: 'number',
    image: 'flag',
    url: 'link',
    title: 'words',
    site: 'words',
    description: 'words',
    picture: 'file',
  },
  stops: { until: 'time' },
} as const satisfies StoredFields<PinboardTable>;
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
  /** account or visitor id; empty: no longer known */
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
  /** untrusted users cannot change anything */
  frozen: boolean;
  /** new cards of people without trust wait for release */
  release: boolean;
  guestLists: boolean;
  /** people without trust may change each other's cards */
  guestEdits: boolean;
  guestActivities: boolean;
  /** cards can be liked, and the numbers are shown; what was liked before stays */
  likes: boolean;
  /** true if cards can be commented on, and comments are shown; earlier ones are kept */
  comments: boolean;
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
  likes: true,
  comments: true,
  background: { kind: 'wallpaper', wallpaper: 'hills' },
};
