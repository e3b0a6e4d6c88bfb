import { LIMITS, PINBOARD_COLOURS, PINBOARD_WALLPAPERS, VISITOR_PERMISSIONS, type Json, type PartFields, type PinboardBackground, type PinboardCover } from '@murmel/contracts';
import type { BoardData } from '../board/board-data.js';
import { byPlace } from '../board/places.js';
import { allowedLink } from '../addresses.js';
import { cleanRichText } from './rich-text.js';
import { DEFAULT_SETTINGS, SETTINGS_ID, type Pinboard, type PinboardAttachment, type PinboardCard, type PinboardList, type PinboardSettings, type PinboardTable, type Trashed } from './schema.js';

const text = (value: Json | undefined, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '');
const whole = (value: Json | undefined): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const oneOf = <V extends string>(values: readonly V[], value: Json | undefined): V | null => values.find((known) => known === value) ?? null;
const record = (value: Json | undefined): Readonly<Record<string, Json>> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, Json>) : {});

function trashedOf(value: Json | undefined): Trashed | null {
  const { at, by } = record(value);
  return typeof at === 'number' ? { at, by: text(by, 40) } : null;
}

function coverOf(value: Json | undefined): PinboardCover | null {
  const { attachment, alt } = record(value);
  return typeof attachment === 'string' ? { attachment, alt: text(alt, LIMITS.image.altMax) } : null;
}

function backgroundOf(value: Json | undefined): PinboardBackground {
  const { kind, colour, wallpaper, file } = record(value);
  if (kind === 'colour') return { kind, colour: oneOf(PINBOARD_COLOURS, colour) ?? 'none' };
  if (kind === 'picture' && typeof file === 'string') return { kind, file };
  return { kind: 'wallpaper', wallpaper: oneOf(PINBOARD_WALLPAPERS, wallpaper) ?? 'hills' };
}

function settingsOf(fields: PartFields | undefined): PinboardSettings {
  if (!fields) return DEFAULT_SETTINGS;
  const on = (name: string): boolean => fields[name] === true;
  return {
    frozen: on('frozen'), release: on('release'), guestLists: on('guestLists'), guestEdits: on('guestEdits'), guestActivities: on('guestActivities'),
    background: backgroundOf(fields['background']),
  };
}

function listOf(id: string, fields: PartFields): PinboardList {
  return {
    id, order: text(fields['order'], 500), name: text(fields['name'], LIMITS.pinboard.listNameMax), colour: oneOf(PINBOARD_COLOURS, fields['colour']) ?? 'none',
    permission: oneOf(VISITOR_PERMISSIONS, fields['permission']), author: text(fields['author'], 40), trashed: trashedOf(fields['trashed']),
  };
}

function cardOf(id: string, fields: PartFields): PinboardCard {
  const { list, order } = record(fields['place']);
  return {
    id, list: text(list, 40), order: text(order, 500), name: text(fields['name'], LIMITS.pinboard.cardNameMax), description: cleanRichText(fields['description']),
    colour: oneOf(PINBOARD_COLOURS, fields['colour']) ?? 'none', cover: coverOf(fields['cover']), permission: oneOf(VISITOR_PERMISSIONS, fields['permission']),
    author: text(fields['author'], 40), createdAt: whole(fields['createdAt']), hidden: fields['hidden'] === true, waiting: fields['waiting'] === true,
    trashed: trashedOf(fields['trashed']),
  };
}

function attachmentOf(id: string, fields: PartFields): PinboardAttachment | undefined {
  const base = { id, card: text(fields['card'], 40), order: text(fields['order'], 500) };
  if (fields['kind'] === 'file') {
    return {
      ...base, kind: 'file', file: text(fields['file'], 40), name: text(fields['name'], LIMITS.file.nameMax), contentType: text(fields['contentType'], 200),
      bytes: whole(fields['bytes']), image: fields['image'] === true,
    };
  }
  const url = allowedLink(fields['url']);
  if (fields['kind'] !== 'link' || !url) return undefined;
  return {
    ...base, kind: 'link', url, title: text(fields['title'], 300), site: text(fields['site'], 200), description: text(fields['description'], 500),
    picture: typeof fields['picture'] === 'string' ? fields['picture'].slice(0, 40) : null,
  };
}

/** Remembers what it made of a part for as long as the part lives: 1,000 cards are read once, then only what changed. */
function remembering<V>(read: (id: string, fields: PartFields) => V): (id: string, fields: PartFields) => V {
  const known = new WeakMap<PartFields, V>();
  return (id, fields) => {
    let value = known.get(fields);
    if (value === undefined) {
      value = read(id, fields);
      known.set(fields, value);
    }
    return value;
  };
}
const readList = remembering(listOf);
const readCard = remembering(cardOf);
const readAttachment = remembering((id, fields) => attachmentOf(id, fields) ?? null);

/** Understands a pinboard's data. What nobody could have written with this product is left out or replaced by its default. */
export function parsePinboard(data: BoardData<PinboardTable>): Pinboard {
  const lists = [...data.lists].map(([id, fields]) => readList(id, fields)).sort(byPlace);
  const cardsOf = new Map<string, PinboardCard[]>(lists.map(({ id }) => [id, []]));
  for (const [id, fields] of data.cards) {
    const card = readCard(id, fields);
    cardsOf.get(card.list)?.push(card);
  }
  for (const cards of cardsOf.values()) cards.sort(byPlace);
  const attachments = new Map<string, PinboardAttachment[]>();
  for (const [id, fields] of data.attachments) {
    const attachment = readAttachment(id, fields);
    if (attachment) attachments.set(attachment.card, [...(attachments.get(attachment.card) ?? []), attachment]);
  }
  for (const list of attachments.values()) list.sort(byPlace);
  const stops = new Map([...data.stops].map(([person, fields]) => [person, whole(fields['until'])]));
  const card = (id: string): PinboardCard | undefined => {
    const fields = data.cards.get(id);
    return fields && readCard(id, fields);
  };
  return {
    settings: settingsOf(data.settings.get(SETTINGS_ID)),
    lists,
    cardsOf,
    list: (id) => {
      const fields = data.lists.get(id);
      return fields && readList(id, fields);
    },
    card,
    attachment: (id) => {
      const fields = data.attachments.get(id);
      return fields && (readAttachment(id, fields) ?? undefined);
    },
    attachmentsOf: (id) => attachments.get(id) ?? [],
    cardCount: [...cardsOf.values()].reduce((sum, cards) => sum + cards.filter(({ trashed }) => !trashed).length, 0),
    stoppedUntil: (person) => stops.get(person),
    stops,
  };
}

/** Cards of a list that are on the wall for whoever is trusted, in order. */
export function cardsIn(board: Pinboard, list: string): readonly PinboardCard[] {
  return (board.cardsOf.get(list) ?? []).filter(({ trashed }) => !trashed);
}
/** Lists that are not in the trash, in order. */
export function listsOf(board: Pinboard): readonly PinboardList[] {
  return board.lists.filter(({ trashed }) => !trashed);
}
