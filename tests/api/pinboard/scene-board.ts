import { partAddress } from '@murmel/contracts';
import { changed, NEW_PINBOARD, newPartId, seedPinboard, type PinboardTable } from '@murmel/documents';
import { newId, PinboardComment, seedDocument, type Account, type Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { SceneBoard } from '../boards/scene-board.js';

export async function seedScenePinboard(manager: EntityManager, item: Item, owner: Account): Promise<SceneBoard> {
  const [list, trashedList, card, trashedCard, attachment] = [newPartId(), newPartId(), newPartId(), newPartId(), newPartId()];
  const trashed = { at: Date.now(), by: owner.id };
  const place = { list, order: 'a0' };
  const data = changed<PinboardTable>(NEW_PINBOARD, [
    { table: 'lists', id: list, set: { name: 'Tiere', order: 'a0', author: owner.id } },
    { table: 'lists', id: trashedList, set: { name: 'Pflanzen', order: 'a1', author: owner.id, trashed } },
    { table: 'cards', id: card, set: { name: 'Reh', place, author: owner.id, createdAt: Date.now() } },
    { table: 'cards', id: trashedCard, set: { name: 'Hirsch', place, author: owner.id, createdAt: Date.now(), trashed } },
    { table: 'attachments', id: attachment, set: { kind: 'link', card, order: 'a0', url: 'https://schule.example/', title: '', site: '', description: '' } },
  ]);
  await seedDocument(manager, item.id, seedPinboard(data), { accountId: owner.id, visitorId: null });
  const comment = newId();
  await manager.insert(PinboardComment, { id: comment, itemId: item.id, cardId: card, accountId: owner.id, visitorId: null, text: 'Schön', createdAt: new Date() });
  const bodies: Record<string, unknown> = {
    createList: { name: 'Pilze' }, updateList: { name: 'Pilze' }, createCard: { name: 'Fuchs' }, updateCard: { name: 'Fuchs' }, moveCard: { list }, hideCard: { hidden: true },
    stopPerson: { stopped: true }, addComment: { text: 'Gut' }, attach: { url: 'mailto:wald@schule.example' },
  };
  return {
    inside: { pinboardComment: comment },
    addressOf: ({ name, path }) => {
      const part = { 'pinboards.restoreList': trashedList, 'pinboards.restoreCard': trashedCard }[name]
        ?? (path.includes('/lists/{id}') ? list : path.includes('/cards/{id}') ? card : path.includes('/attachments/{id}') ? attachment : undefined);
      return part && partAddress(item.id, part);
    },
    bodyOf: ({ name }) => bodies[name.replace('pinboards.', '')],
  };
}
