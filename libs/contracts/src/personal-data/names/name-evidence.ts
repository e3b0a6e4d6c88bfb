import { wordsOf } from '../words.js';
import { isFirstName, mayBeSurname } from './name-lists.js';

/** Returns what the lists know of a name that stands alone: whether it begins with a first name, and whether it is a surname. */
export function nameEvidence(text: string): { firstName: boolean; surname: boolean } {
  const words = wordsOf(text);
  const [first] = words;
  if (!first?.capital) return { firstName: false, surname: false };
  return { firstName: isFirstName(first), surname: words.length === 1 && mayBeSurname(first) };
}
