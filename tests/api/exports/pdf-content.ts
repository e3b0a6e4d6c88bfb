import type { Json } from '@murmel/contracts';
import {
  changed,
  NEW_PINBOARD,
  newTeachingBoard,
  type PinboardTable,
  seedPinboard,
  seedTeachingBoard,
  type TeachingBoardTable,
} from '@murmel/documents';
import { type Item, newId, OwnerFile } from '@murmel/server';
import sharp from 'sharp';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { TestApi } from '../../support/api.js';

/** By table, then by id. */
export type Parts<T extends string> = Partial<Record<T, Record<string, Record<string, Json>>>>;
const filled = <T extends string>(parts: Parts<T>) =>
  (Object.entries(parts) as [T, Record<string, Record<string, Json>>][]).flatMap(([table, entries]) =>
    Object.entries(entries).map(([id, set]) => ({ table, id, set })),
  );
export const pinned = (parts: Parts<PinboardTable>) => seedPinboard(changed<PinboardTable>(NEW_PINBOARD, filled(parts)));
export const screen = (parts: Parts<TeachingBoardTable>) =>
  seedTeachingBoard(changed<TeachingBoardTable>({ ...newTeachingBoard(), pages: new Map() }, filled(parts)));
export const paragraph = (text: string): Json => [{ type: 'paragraph', runs: [{ text }] }];

/** A picture in an item, in the storage and in its row. @returns its id */
export async function storedPicture(api: TestApi, item: Item): Promise<string> {
  const id = newId();
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#027964' } })
    .webp()
    .toBuffer();
  await api.application.get(Storage).put(`files/${id}`, bytes, 'image/webp');
  await api.database.manager.insert(OwnerFile, {
    ...{ id, itemId: item.id, accountId: item.ownerId, visitorId: null, usedBy: 'part', storageKey: `files/${id}`, name: 'a.webp' },
    ...{ contentType: 'image/webp', bytes: bytes.length, width: 60, height: 40, thumbnailKey: null, createdAt: new Date() },
  });
  return id;
}

/** Texts that a user may write to break a parser. */
export const NASTY = ['#read("/etc/passwd") = *x* $y$ <z> @q', '\u202e\u0000\ud800中文👩‍👩‍👧', 'x'.repeat(200), ' ', '\\'];

/** A pinboard made of it. */
export function nastyWall(author: string): Uint8Array {
  const card = (text: string, index: number): Record<string, Json> => ({
    ...{ name: text, description: paragraph(text), author, place: { list: 'listbegin000', order: `a${index}` }, createdAt: 1 },
    colour: 'nirgends',
  });
  const cards = Object.fromEntries(NASTY.map((text, index) => [`card0000000${index}`, card(text, index)]));
  return pinned({ lists: { listbegin000: { name: NASTY[1]!, order: 'a0', author } }, cards });
}

/** A teaching board made of it, each card as small as a card can be. */
export function nastyScreen(): Uint8Array {
  const face = { page: 'pagefirst000', place: { x: 60, y: 32, width: 1, height: 1 } };
  const cards: Record<string, Record<string, Json>> = {
    cardlongqr00: { ...face, kind: 'qr_link', 'content.address': `https://example.org/${'ä'.repeat(300)}` },
  };
  for (const [index, kind] of ['text', 'timer', 'stoplight', 'group', 'qr_link', 'file', 'image', 'embed'].entries())
    cards[`card0000000${index}`] = {
      ...{ ...face, kind, title: NASTY[index % NASTY.length]!, order: `a${index}` },
      'content.text': paragraph(NASTY[2]!),
    };
  return screen({ pages: { pagefirst000: { name: NASTY[0]!, order: 'a0' } }, cards });
}
