import { decide } from '@murmel/access-policy';
import type { Collection as CollectionAnswer, OpenMaterial } from '@murmel/contracts';
import { Account, Collection, CollectionItem } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { OpenAnswers } from '../gallery/open-answers.js';
import { listedCollections } from './find-collections.js';

/**
 * Returns a collection for the caller: its open items, and for its editors also those no longer open. @throws NOT_FOUND when it has gone
 */
export async function collectionAnswer(
  manager: EntityManager,
  context: RequestContext,
  id: string,
  open: OpenAnswers,
): Promise<CollectionAnswer> {
  const row = await manager.findOneBy(Collection, { id });
  const [listed] = row ? await listedCollections(manager, context, [row]) : [];
  if (!row || !listed) throw apiError('NOT_FOUND');
  const curator = row.curatorId === null ? null : await manager.findOneBy(Account, { id: row.curatorId });
  const chosen = await manager.find(CollectionItem, { where: { collectionId: id }, order: { position: 'ASC' } });
  const labels = new Map(chosen.map(({ itemId, label }) => [itemId, label]));
  const materials = await open.ofIds(context, [...labels.keys()]);
  const shown = new Set(materials.map(({ item }) => item.id));
  const editorial = { published: listed.published, forOthers: false };
  const may = (operation: 'editorial.use' | 'editorial.update') => decide(context.actor, operation, { editorial }).allow;
  const all = <T>(of: (item: OpenMaterial['item']) => readonly T[]): T[] => [...new Set(materials.flatMap(({ item }) => of(item)))];
  const missing = chosen.filter(({ itemId }) => !shown.has(itemId));
  return {
    ...listed,
    materials: materials.length,
    curator: curator?.publicName ?? null,
    licences: all(({ licence }) => (licence ? [licence] : [])),
    subjectTypes: all(({ subjectTypes }) => subjectTypes),
    gradeLevels: all(({ gradeLevels }) => gradeLevels),
    schoolTypes: all(({ schoolTypes }) => schoolTypes),
    approved: materials.length > 0 && materials.every(({ approved }) => approved),
    entries: materials.map((material) => ({ label: labels.get(material.item.id)!, material })),
    missing: may('editorial.update') ? missing.map(({ itemId, label, position }) => ({ itemId, label, position })) : [],
    abilities: { use: may('editorial.use'), update: may('editorial.update') },
  };
}
