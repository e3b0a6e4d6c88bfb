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
