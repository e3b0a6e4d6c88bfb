import { partAddress } from '@murmel/contracts';
import { changed, NEW_PINBOARD, newPartId, type PinboardTable, seedPinboard } from '@murmel/documents';
import { type Account, type Item, newId, PinboardComment, seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { SceneBoard } from '../boards/scene-board.js';

/** @param mark is part of every text on it, so that it can be found in answers */
export async function seedScenePinboard(manager: EntityManager, item: Item, owner: Account, mark = ''): Promise<SceneBoard> {
  const [list, trashedList, card, trashedCard, attachment] = [newPartId(), newPartId(), newPartId(), newPartId(), newPartId()];
  const guest = newId();
  const trashed = { at: Date.now(), by: owner.id };
  const place = { list, order: 'a0' };
  const data = changed<PinboardTable>(NEW_PINBOARD, [
    { table: 'lists', id: list, set: { name: `Tiere${mark}`, order: 'a0', author: owner.id } },
    { table: 'lists', id: trashedList, set: { name: `Pflanzen${mark}`, order: 'a1', author: owner.id, trashed } },
    { table: 'cards', id: card, set: { name: `Reh${mark}`, place, author: owner.id, createdAt: Date.now() } },
    { table: 'cards', id: trashedCard, set: { name: `Hirsch${mark}`, place, author: owner.id, createdAt: Date.now(), trashed } },
    { table: 'cards', id: newPartId(), set: { name: `Dachs${mark}`, place, author: guest, createdAt: Date.now() } },
    {
      table: 'attachments',
      id: attachment,
      set: { kind: 'file', card, order: 'a0', file: newId(), name: `Reh${mark}.png`, contentType: 'image/png', bytes: 1, image: true },
    },
  ]);
  await seedDocument(manager, item.id, seedPinboard(data), { accountId: owner.id, visitorId: null });
  const comment = newId();
  await manager.insert(PinboardComment, {
    id: comment,
    itemId: item.id,
    cardId: card,
    accountId: owner.id,
    visitorId: null,
    text: `Schön${mark}`,
    createdAt: new Date(),
  });
  const bodies: Record<string, unknown> = {
    createList: { name: 'Pilze' },
    updateList: { name: 'Pilze' },
    createCard: { name: 'Fuchs' },
    updateCard: { name: 'Fuchs' },
    moveCard: { list },
    hideCard: { hidden: true },
    stopPerson: { stopped: true },
    addComment: { text: 'Gut' },
    attach: { url: 'mailto:wald@schule.example' },
  };
  return {
    inside: { pinboardComment: comment },
    parts: { list, card, attachment, trashedList, trashedCard, guest },
    addressOf: ({ name, path }) => {
      const part =
        { 'pinboards.restoreList': trashedList, 'pinboards.restoreCard': trashedCard }[name] ??
        (path.includes('/lists/{id}')
          ? list
          : path.includes('/cards/{id}')
            ? card
            : path.includes('/attachments/{id}')
              ? attachment
              : undefined);
      return part && partAddress(item.id, part);
    },
    bodyOf: ({ name }) => bodies[name.replace('pinboards.', '')],
  };
}
