import { isDeepStrictEqual } from 'node:util';
import type { EventFields } from '@murmel/contracts';
import { apiError } from '../../../platform/api-error.js';
import type { EventChange } from './event-change.js';

const FIELDS = ['title', 'description', 'colour', 'when', 'repetition'] as const;

/**
 * Refuses to overwrite a value that the sender has not seen (ADR 24). A stored value equal to the one sent is no conflict: the change was sent
 * twice.
 * @throws CHANGED_MEANWHILE with the present values of what was overtaken
 */
export function refuseOvertaken(present: EventFields, { fields, was }: Pick<EventChange, 'fields' | 'was'>): void {
  if (!was) return;
  const overtaken = FIELDS.filter(
    (field) =>
      fields[field] !== undefined &&
      was[field] !== undefined &&
      !isDeepStrictEqual(present[field], was[field]) &&
      !isDeepStrictEqual(present[field], fields[field]),
  );
  if (overtaken.length === 0) return;
  throw apiError('CHANGED_MEANWHILE', { present: Object.fromEntries(overtaken.map((field) => [field, present[field]])) });
}
