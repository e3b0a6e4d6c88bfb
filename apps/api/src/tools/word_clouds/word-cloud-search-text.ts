import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { cloudState } from './cloud-state.js';
import { wordCloudOf } from './word-cloud-repository.js';

/** Each word once. Guests see the cloud only when they may without having added a word, and never what waits or was hidden. */
export async function wordCloudSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { show, showBeforeSubmit } = await wordCloudOf(manager, itemId);
  const state = await cloudState(manager, itemId, 'teacher');
  if (state.audience !== 'teacher') return [];
  return state.words.map(({ text, hidden, held }) => ({
    kind: 'word',
    text,
    ...(!(show && showBeforeSubmit && !hidden && !held) && { inside: true }),
  }));
}
