import { BOARD_COLOURS, type Json, LIMITS, type PartFields, type PinboardCover, VISITOR_PERMISSIONS } from '@murmel/contracts';
import { allowedLink } from '../addresses.js';
import { readBackground } from '../board/background.js';
import { readKey } from '../board/fractional-order.js';
import { wellFormed } from '../board/json.js';
import { readingParts, type StoredPart } from '../board/stored-fields.js';
import { cleanDescription } from './description.js';
import {
  DEFAULT_SETTINGS,
  type PINBOARD_FIELDS,
  type PinboardAttachment,
  type PinboardCard,
  type PinboardList,
  type PinboardSettings,
  type Trashed,
} from './schema.js';

/** Longest id of a part, a person or a file. */
const ID_MAX = 40;
const FILE = /^[0-9A-Za-z-]{1,40}$/;

const text = (value: Json | undefined, max: number): string => (typeof value === 'string' ? wellFormed(value.slice(0, max)) : '');
const whole = (value: Json | undefined): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const file = (value: Json | undefined): string | null => (typeof value === 'string' && FILE.test(value) ? value : null);
const oneOf = <V extends string>(values: readonly V[], value: Json | undefined): V | null =>
  values.find((known) => known === value) ?? null;
const record = (value: Json | undefined): Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, Json>) : {};

function trashedOf(value: Json | undefined): Trashed | null {
  const { at, by } = record(value);
  return typeof at === 'number' ? { at: whole(at), by: text(by, ID_MAX) } : null;
}

function coverOf(value: Json | undefined): PinboardCover | null {
  const { attachment, alt } = record(value);
  return typeof attachment === 'string' ? { attachment: text(attachment, ID_MAX), alt: text(alt, LIMITS.image.altMax) } : null;
}

const settingsOf = readingParts<typeof PINBOARD_FIELDS.settings>()((_id, fields): PinboardSettings => {
  const on = (name: keyof typeof fields): boolean => fields[name] === true;
  return {
    frozen: on('frozen'),
    release: on('release'),
    guestLists: on('guestLists'),
    guestEdits: on('guestEdits'),
    guestActivities: on('guestActivities'),
    likes: fields.likes !== false,
    comments: fields.comments !== false,
    background: readBackground(fields.background) ?? DEFAULT_SETTINGS.background,
  };
});
export function readSettings(id: string, fields: PartFields | undefined): PinboardSettings {
  return fields ? settingsOf(id, fields) : DEFAULT_SETTINGS;
}

export const readList = readingParts<typeof PINBOARD_FIELDS.lists>()(
  (id, fields): PinboardList => ({
    id,
    order: readKey(fields.order),
    name: text(fields.name, LIMITS.pinboard.listNameMax),
    colour: oneOf(BOARD_COLOURS, fields.colour) ?? 'none',
    permission: oneOf(VISITOR_PERMISSIONS, fields.permission),
    author: text(fields.author, ID_MAX),
    trashed: trashedOf(fields.trashed),
  }),
);

export const readCard = readingParts<typeof PINBOARD_FIELDS.cards>()((id, fields): PinboardCard => {
  const { list, order } = record(fields.place);
  return {
    id,
    list: text(list, ID_MAX),
    order: readKey(order),
    name: text(fields.name, LIMITS.pinboard.cardNameMax),
    description: cleanDescription(fields.description),
    colour: oneOf(BOARD_COLOURS, fields.colour) ?? 'none',
    cover: coverOf(fields.cover),
    permission: oneOf(VISITOR_PERMISSIONS, fields.permission),
    author: text(fields.author, ID_MAX),
    createdAt: whole(fields.createdAt),
    hidden: fields.hidden === true,
    waiting: fields.waiting === true,
    trashed: trashedOf(fields.trashed),
  };
});

/** null: nothing that could hang on a card */
export const readAttachment = readingParts<typeof PINBOARD_FIELDS.attachments>()((id, fields): PinboardAttachment | null => {
  const base = { id, card: text(fields.card, ID_MAX), order: readKey(fields.order) };
  const stored = file(fields.file);
  if (fields.kind === 'file' && stored) {
    return {
      ...base,
      kind: 'file',
      file: stored,
      name: text(fields.name, LIMITS.file.nameMax),
      contentType: text(fields.contentType, 200),
      bytes: whole(fields.bytes),
      image: fields.image === true,
    };
  }
  const url = allowedLink(fields.url);
  if (fields.kind !== 'link' || !url) return null;
  return {
    ...base,
    kind: 'link',
    url,
    title: text(fields.title, 300),
    site: text(fields.site, 200),
    description: text(fields.description, 500),
    picture: file(fields.picture),
  };
});

/** Returns the time, in milliseconds since 1970, until which a user is stopped. */
export function readStop(fields: StoredPart<typeof PINBOARD_FIELDS.stops>): number {
  return whole(fields.until);
}
