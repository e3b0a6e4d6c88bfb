import type { WordsPlace } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { cloudState } from './cloud-state.js';
import { oneCloud } from './one-cloud.js';

/** Each word once. Guests see the cloud only when they may without having added a word, and never what waits or was hidden. */
export async function saidInCloud(manager: EntityManager, itemId: string): Promise<WordsPlace[]> {
  const { show, showBeforeSubmit } = await oneCloud(manager, itemId);
  const state = await cloudState(manager, itemId, 'teacher');
  if (state.audience !== 'teacher') return [];
  return state.words.map(({ text, hidden, held }) => ({
    kind: 'word',
    text,
    ...(!(show && showBeforeSubmit && !hidden && !held) && { inside: true }),
  }));
}
