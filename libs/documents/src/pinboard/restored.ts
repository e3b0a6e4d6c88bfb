import type { PartFields } from '@murmel/contracts';
import type { BoardData, Table } from '../board/board-data.js';
import type { BoardRestoring } from '../board/operations.js';
import { type PinboardTable, SETTINGS_ID } from './schema.js';

type Data = BoardData<PinboardTable>;

/** Moderation fields that keep their current value, because a card hidden since the version must not reappear. */
const MODERATION = ['hidden', 'waiting'] as const;

/**
 * Restores the content of the board; rules of the lesson and stopped users stay as they are. Lists and cards added since go into the
 * board's trash with their attachments, and no attachment is removed, because unused files are deleted.
 */
export function restoredPinboard(now: Data, then: Data, how: BoardRestoring): Data {
  const lists = restoredParts(now.lists, then.lists, how, () => ({}));
  const cards = restoredParts(now.cards, then.cards, how, moderation);
  for (const [id, card] of cards) if (!now.cards.has(id) && !lists.has(listOf(card))) cards.delete(id);
  return {
    ...now,
    settings: restoredSettings(now.settings, then.settings),
    lists,
    cards,
    attachments: new Map([...[...then.attachments].filter(([, fields]) => hangs(fields, cards)), ...now.attachments]),
  };
}

function restoredParts(now: Table, then: Table, how: BoardRestoring, kept: (part: PartFields) => PartFields): Map<string, PartFields> {
  const trashed = { trashed: { at: how.at, by: how.by } };
  const parts = new Map<string, PartFields>();
  for (const [id, old] of then) {
    const today = now.get(id);
    // A part that lay in the trash then and is missing now stays deleted.
    if (!today) {
      if (!old['trashed']) parts.set(id, old);
    } else parts.set(id, { ...without(old, MODERATION), ...kept(today), ...(old['trashed'] ? trashedNow(today, trashed) : {}) });
  }
  for (const [id, today] of now) if (!then.has(id)) parts.set(id, { ...today, ...trashedNow(today, trashed) });
  return parts;
}

/** Returns the present time of trashing, else the new one: the 30 days of an entry begin when it goes to the trash. */
function trashedNow(today: PartFields, trashed: PartFields): PartFields {
  return today['trashed'] ? { trashed: today['trashed'] } : trashed;
}

function moderation(today: PartFields): PartFields {
  return Object.fromEntries(MODERATION.flatMap((name) => (today[name] === undefined ? [] : [[name, today[name]]])));
}

function restoredSettings(now: Table, then: Table): Table {
  const { background: _, ...rules } = now.get(SETTINGS_ID) ?? {};
  const { background } = then.get(SETTINGS_ID) ?? {};
  return new Map([...now, [SETTINGS_ID, { ...rules, ...(background === undefined ? {} : { background }) }]]);
}

function without(fields: PartFields, names: readonly string[]): PartFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function listOf({ place }: PartFields): string {
  return typeof place === 'object' && place !== null && 'list' in place ? String(place.list) : '';
}

/** An attachment without its file is not attached. */
function hangs({ card, kind, file }: PartFields, cards: ReadonlyMap<string, unknown>): boolean {
  return cards.has(String(card)) && (kind !== 'file' || file !== undefined);
}
