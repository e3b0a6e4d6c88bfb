import { apiError } from '../../platform/api-error.js';

/**
 * Refuses to overwrite a field that another writer changed since the sender saw it. Changes of other fields are merged, and a stored value equal to the
 * one sent is no conflict (ADR 24).
 * @throws CHANGED_MEANWHILE with the present values of what was overtaken
 */
export function refuseStaleFields(present: object, wanted: object, was: object | undefined): void {
  if (!was) return;
  const stored = present as Record<string, unknown>;
  const overtaken = Object.entries(was as Record<string, unknown>).filter(([field, before]) => {
    const sent = (wanted as Record<string, unknown>)[field];
    return before !== undefined && sent !== undefined && !same(stored[field], before) && !same(stored[field], sent);
  });
  if (overtaken.length > 0)
    throw apiError('CHANGED_MEANWHILE', { present: Object.fromEntries(overtaken.map(([field]) => [field, stored[field]])) });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
