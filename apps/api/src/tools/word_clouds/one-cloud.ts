import type { WordCloudSettings } from '@murmel/contracts';
import { Item, WordCloud } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { insultsIn, isInsulting } from '../../core/insults/insults.js';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for items that are no word clouds */
export async function oneCloud(manager: EntityManager, itemId: string): Promise<WordCloud> {
  const cloud = await manager.findOneBy(WordCloud, { itemId });
  if (!cloud) throw apiError('NOT_FOUND');
  return cloud;
}

export function settingsOf({ show, showBeforeSubmit, wordsPerVisitor, filter }: WordCloud): WordCloudSettings {
  return { show, showBeforeSubmit, wordsPerVisitor: wordsPerVisitor as WordCloudSettings['wordsPerVisitor'], filter };
}

/** Does this cloud hold the word back until the teacher releases it? */
export function holdsBack({ filter, filterWords }: WordCloud): (text: string) => boolean {
  if (!filter) return () => false;
  return filterWords ? insultsIn(filterWords) : isInsulting;
}

/** Words are taken while guests may write (decision E19). */
export async function isOpen(manager: EntityManager, itemId: string): Promise<boolean> {
  const item = await manager.findOneByOrFail(Item, { id: itemId });
  return item.visitorPermission === 'visitor_permissions_write';
}
