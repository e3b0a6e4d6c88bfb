import type { Item } from '@murmel/contracts';
import type { Keeper } from '../../../platform/waiting/late-keeper';
import { prepareForNoLine } from '../../../platform/waiting/prepare';
import { type Kept, type Left, WorkKeeper } from '../../../platform/waiting/work-keeper';
import type { Waiting } from './outbox';

/** A word that is there by then was never waiting. */
const SLOW_MS = 1000;

/** Creates the persister of a user's unsent words on one cloud. */
export function keeperOfWords(item: () => Item): Keeper<readonly Waiting[], readonly Waiting[]> {
  const keeper = new WorkKeeper<readonly Waiting[]>('words', item().id, SLOW_MS);
  return {
    load: async () => wordsOf(await keeper.load()),
    keep: (words) => keeper.keep(words && asWork(item(), words)),
    prepare: prepareForNoLine,
    stop: () => keeper.stop(),
  };
}

/** Words on their way as this device keeps them, and as they are sent without their page. */
export function asWork(item: Item, words: readonly Waiting[]): Kept<readonly Waiting[]> {
  if (words.length === 0) return null;
  const calls = words.map(({ key, text }) => ({ path: ['wordClouds', 'addWord'] as const, input: { id: item.id, words: text }, key }));
  return { item, value: words, unsent: true, text: words.map(({ text }) => text).join('\n'), calls };
}

/** Returns the words of earlier pages, in the order of typing; unreadable ones are omitted. */
export function wordsOf(left: readonly Left<unknown>[]): Waiting[] {
  return left.flatMap(({ value }) => (Array.isArray(value) ? value.filter(isWaiting) : []));
}

function isWaiting(entry: unknown): entry is Waiting {
  const { key, text } = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<Waiting>;
  return typeof key === 'string' && typeof text === 'string';
}
