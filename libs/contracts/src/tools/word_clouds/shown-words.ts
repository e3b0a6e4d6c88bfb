import { LIMITS } from '../../limits.js';
import type { CloudState, CloudWord } from './calls.js';

/** Returns the public words: without those that were removed or wait for release (spec A26: the 150 most frequent). */
export function shownWords(state: CloudState): CloudWord[] {
  if (state.audience === 'guestHidden') return [];
  const words = state.audience === 'teacher' ? state.words.filter(({ hidden, held }) => !hidden && !held) : state.words;
  return words.slice(0, LIMITS.wordCloud.shown).map(({ key, text, count }) => ({ key, text, count }));
}
