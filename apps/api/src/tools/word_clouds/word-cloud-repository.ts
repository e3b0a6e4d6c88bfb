import type { WordCloudSettings, WordMark } from '@murmel/contracts';
import { Item, WordCloud } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { insultsIn, isInsulting } from '../../core/insults/insults.js';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for items that are no word clouds */
export async function wordCloudOf(manager: EntityManager, itemId: string): Promise<WordCloud> {
  const cloud = await manager.findOneBy(WordCloud, { itemId });
  if (!cloud) throw apiError('NOT_FOUND');
  return cloud;
}

export function settingsOf({ show, showBeforeSubmit, wordsPerVisitor, filter, releaseFirst }: WordCloud): WordCloudSettings {
  return { show, showBeforeSubmit, wordsPerVisitor: wordsPerVisitor as WordCloudSettings['wordsPerVisitor'], filter, releaseFirst };
}

/** Returns a check for words in this cloud's filter list, if it has one. */
export function isFiltered({ filter, filterWords }: WordCloud): (text: string) => boolean {
  if (!filter) return () => false;
  return filterWords ? insultsIn(filterWords) : isInsulting;
}

/**
 * Returns a check if a word waits for the teacher. If all words wait, the list is not consulted at all, so that neither an answer nor its
 * duration reveals what is on it.
 */
export function needsApproval(cloud: WordCloud): (text: string, mark: WordMark | undefined) => boolean {
  const filtered = isFiltered(cloud);
  return (text, mark) => mark !== 'released' && (mark === 'waiting' || cloud.releaseFirst || filtered(text));
}

/** Words are taken while guests may write (spec E19). */
export async function isOpen(manager: EntityManager, itemId: string): Promise<boolean> {
  const item = await manager.findOneByOrFail(Item, { id: itemId });
  return item.visitorPermission === 'visitor_permissions_write';
}
