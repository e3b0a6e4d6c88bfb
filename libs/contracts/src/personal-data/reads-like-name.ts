import { findPersonalData } from './find-personal-data.js';
import { isFirstName, isSurname } from './names/name-lists.js';
import { wordsOf } from './words.js';

/** True if a short text that should be a code reads like the name of a person, or says who they are in another way. */
export function readsLikeName(code: string): boolean {
  return findPersonalData(code).length > 0 || wordsOf(code).some((word) => isFirstName(word) || isSurname(word));
}
