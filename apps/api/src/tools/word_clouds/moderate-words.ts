import { type WordMark, wordKey } from '@murmel/contracts';
import { publish, WordCloud, WordCloudMark, WordCloudWord } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { INSULTS } from '../../core/insults/insult-list.js';
import { needsApproval, wordCloudOf } from './word-cloud-repository.js';
import { marksOf } from './word-marks.js';

/** Takes words and their repeats off the cloud, lets them onto it, or lets them wait. */
export async function moderateWord(manager: EntityManager, itemId: string, keys: readonly string[], mark: WordMark): Promise<void> {
  await wordCloudOf(manager, itemId);
  await manager.query(
    `insert into word_cloud_mark (item_id, key, mark) select $1, key, $3 from unnest($2::text[]) key group by key order by key
       on conflict (item_id, key) do update set mark = excluded.mark`,
    // A page from before an update may still have the keys of then.
    [itemId, keys.map(wordKey), mark],
  );
  await publish(manager, 'item.changed', { itemId });
}

/**
 * Keeps the state of each word when automatic moderation is switched on or off: visible words stay visible, and waiting ones go on waiting.
 * @param before the cloud as it was
 */
export async function stopModeration(manager: EntityManager, before: WordCloud): Promise<void> {
  const words = await manager.query<{ key: string; text: string }[]>(
    'select distinct on (key) key, text from word_cloud_word where item_id = $1 order by key',
    [before.itemId],
  );
  const marks = await marksOf(manager, before.itemId);
  const waiting = needsApproval(before);
  const undecided = words.filter(({ key }) => !marks.has(key));
  const keysOf = (held: boolean) => undecided.filter(({ text }) => waiting(text, undefined) === held).map(({ key }) => key);
  await moderateWord(manager, before.itemId, keysOf(true), 'waiting');
  await moderateWord(manager, before.itemId, keysOf(false), 'released');
}

/** Removes all words and what was decided about them. */
export async function clearWords(manager: EntityManager, itemId: string): Promise<void> {
  await wordCloudOf(manager, itemId);
  await manager.delete(WordCloudWord, { itemId });
  await manager.delete(WordCloudMark, { itemId });
  // Readers who saw the cloud because of a word of their own have none any more.
  await publish(manager, 'access.changed', { itemId });
}

export interface FilterList {
  words: string[];
  /** false: it is the list that comes with the product */
  changed: boolean;
}

export async function filterList(manager: EntityManager, itemId: string): Promise<FilterList> {
  const { filterWords } = await wordCloudOf(manager, itemId);
  return { words: filterWords ?? [...INSULTS], changed: filterWords !== null };
}

/** @param words null: the list that comes with the product */
export async function changeFilterList(manager: EntityManager, itemId: string, words: string[] | null): Promise<FilterList> {
  await wordCloudOf(manager, itemId);
  await manager.update(WordCloud, { itemId }, { filterWords: words && [...new Set(words)] });
  await publish(manager, 'item.changed', { itemId });
  return filterList(manager, itemId);
}
