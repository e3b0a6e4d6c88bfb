import type { Item } from '@murmel/contracts';
import type { Persister } from '../../../platform/offline/lazy-persister';
import { prepareOffline } from '../../../platform/offline/prepare-offline';
import { type LeftoverWork, type SavedWork, WorkPersister } from '../../../platform/offline/work-persister';
import type { QueuedWord } from './word-outbox';

/** A word that is there by then was never waiting. */
const SLOW_MS = 1000;

/** Creates the persister of a user's unsent words on one cloud. */
export function wordsPersister(item: () => Item): Persister<readonly QueuedWord[], readonly QueuedWord[]> {
  const keeper = new WorkPersister<readonly QueuedWord[]>('words', item().id, SLOW_MS);
  return {
    load: async () => leftoverWords(await keeper.load()),
    save: (words) => keeper.save(words && wordsWork(item(), words)),
    prepare: prepareOffline,
    stop: () => keeper.stop(),
  };
}

/** Words on their way as this device keeps them, and as they are sent without their page. */
export function wordsWork(item: Item, words: readonly QueuedWord[]): SavedWork<readonly QueuedWord[]> {
  if (words.length === 0) return null;
  const calls = words.map(({ key, text }) => ({ path: ['wordClouds', 'addWord'] as const, input: { id: item.id, words: text }, key }));
  return { item, value: words, unsent: true, text: words.map(({ text }) => text).join('\n'), calls };
}

/** Returns the words of earlier pages, in the order of typing; unreadable ones are omitted. */
export function leftoverWords(left: readonly LeftoverWork<unknown>[]): QueuedWord[] {
  return left.flatMap(({ value }) => (Array.isArray(value) ? value.filter(isWaiting) : []));
}

function isWaiting(entry: unknown): entry is QueuedWord {
  const { key, text } = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<QueuedWord>;
  return typeof key === 'string' && typeof text === 'string';
}
