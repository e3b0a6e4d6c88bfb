import { partAddress } from '@murmel/contracts';
import { changed, newPartId, newTeachingBoard, seedTeachingBoard, type TeachingBoardTable } from '@murmel/documents';
import { type Account, type Item, NamesList, newId, seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { SceneBoard } from '../boards/scene-board.js';

/**
 * A teaching board of two pages with a lottery, whose list of names is the owner's.
 * @param mark is part of every text on it, so that it can be found in answers
 */
export async function seedSceneTeachingBoard(manager: EntityManager, item: Item, owner: Account, mark = ''): Promise<SceneBoard> {
  const [page, card, list, now] = [newPartId(), newPartId(), newId(), new Date()];
  const data = changed<TeachingBoardTable>(newTeachingBoard(), [
    { table: 'pages', id: page, set: { name: `Stationen${mark}`, order: 'a1' } },
    { table: 'cards', id: card, set: { kind: 'lottery', page, order: 'a0', 'content.list': list } },
  ]);
  await seedDocument(manager, item.id, seedTeachingBoard(data), { accountId: owner.id, visitorId: null });
  const entries = [
    { id: 'aaaaaa', name: `Mila${mark}` },
    { id: 'bbbbbb', name: `Jonas${mark}` },
  ];
  await manager.insert(NamesList, { id: list, ownerId: owner.id, name: `7b${mark}`, entries, apart: [], createdAt: now, updatedAt: now });
  const names = { name: '7b', entries };
  const bodies: Record<string, unknown> = {
    createCard: { kind: 'clock' },
    updateCard: { title: 'Los' },
    updatePage: { name: 'x' },
    movePage: { after: null },
    createNamesList: { ...names, entries: names.entries.map(({ name }) => ({ name })) },
    updateNamesList: names,
  };
  return {
    inside: {},
    parts: { page, card, list },
    addressOf: ({ path }) => {
      if (path.includes('/names_lists/{id}')) return list;
      const part = path.includes('/pages/{id}') ? page : path.includes('/cards/{id}') ? card : undefined;
      return part && partAddress(item.id, part);
    },
    bodyOf: ({ name }) => bodies[name.replace('teachingBoards.', '')],
  };
}
