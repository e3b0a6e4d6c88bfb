import { publish, WordCloud, WordCloudMark, WordCloudWord } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { INSULTS } from '../../core/insults/insult-list.js';
import { oneCloud } from './one-cloud.js';

/** Takes a word and its repeats off the cloud, or lets it (back) onto it, also when the filter list holds it. */
export async function moderate(manager: EntityManager, itemId: string, key: string, hidden: boolean): Promise<void> {
  await oneCloud(manager, itemId);
  await manager.upsert(WordCloudMark, { itemId, key, mark: hidden ? 'hidden' : 'released' }, ['itemId', 'key']);
  await publish(manager, 'item.changed', { itemId });
}

/** Removes all words and what was decided about them. */
export async function clearWords(manager: EntityManager, itemId: string): Promise<void> {
  await oneCloud(manager, itemId);
  await manager.delete(WordCloudWord, { itemId });
  await manager.delete(WordCloudMark, { itemId });
  // Who saw the cloud because of a word of their own has none any more.
  await publish(manager, 'access.changed', { itemId });
}

export interface FilterList {
  words: string[];
  /** false: it is the list that comes with the product */
  changed: boolean;
}

export async function filterList(manager: EntityManager, itemId: string): Promise<FilterList> {
  const { filterWords } = await oneCloud(manager, itemId);
  return { words: filterWords ?? [...INSULTS], changed: filterWords !== null };
}

/** @param words null: the list that comes with the product */
export async function changeFilterList(manager: EntityManager, itemId: string, words: string[] | null): Promise<FilterList> {
  await oneCloud(manager, itemId);
  await manager.update(WordCloud, { itemId }, { filterWords: words && [...new Set(words)] });
  await publish(manager, 'item.changed', { itemId });
  return filterList(manager, itemId);
}
