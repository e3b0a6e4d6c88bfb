import { isDeepStrictEqual } from 'node:util';
import { apiError } from './api-error.js';

/**
 * Refuses to overwrite a field that another writer changed since the sender saw it. Changes of other fields are merged, and a stored value equal to the
 * one sent is no conflict: the change was sent twice (ADR 24).
 * @param was the fields as the sender saw them; undefined: they do not mind
 * @throws CHANGED_MEANWHILE with the present values of what was overtaken
 */
export function refuseStaleFields(present: object, wanted: object, was: object | undefined): void {
  if (!was) return;
  const [stored, sent] = [present as Record<string, unknown>, wanted as Record<string, unknown>];
  const overtaken = Object.entries(was as Record<string, unknown>)
    .filter(([field, before]) => before !== undefined && sent[field] !== undefined)
    .filter(([field, before]) => !isDeepStrictEqual(stored[field], before) && !isDeepStrictEqual(stored[field], sent[field]))
    .map(([field]) => field);
  if (overtaken.length === 0) return;
  throw apiError('CHANGED_MEANWHILE', { present: Object.fromEntries(overtaken.map((field) => [field, stored[field]])) });
}
