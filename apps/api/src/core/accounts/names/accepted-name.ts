import { trimBlank } from '@murmel/contracts';
import { apiError } from '../../../platform/api-error.js';
import { isInsultingName } from '../../insults/insults.js';

/** Control characters, and those that are invisible or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * A name as others will see it: without hidden characters, spaces tidied.
 * @param field named in the refusal
 * @param ownName words that are the person's real name and are not judged
 * @throws BAD_REQUEST with `{field, reason}`: `name` for insults, `empty` when nothing visible is left
 */
export function acceptedName(given: string, field: 'displayName' | 'publicName' | 'name', ownName = ''): string {
  const name = trimBlank(given.replace(UNSEEN, '').replace(/\s+/g, ' '));
  if (name === '') throw apiError('BAD_REQUEST', { field, reason: 'empty' });
  const own = new Set(words(ownName));
  const judged = words(name)
    .filter((word) => !own.has(word))
    .join(' ');
  if (isInsultingName(judged)) throw apiError('BAD_REQUEST', { field, reason: 'name' });
  return name;
}

function words(name: string): string[] {
  return name.split(' ').filter((word) => word !== '');
}
