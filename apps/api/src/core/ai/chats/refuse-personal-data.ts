import { findPersonalData } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { rosterOf } from './roster.js';

/**
 * Refuses a text that tells about people.
 * @param teacherId whose classes and lists of names are looked through as well; null for learners: a warning would tell them which names
 *   stand there, so what only a list knows leaves as a placeholder without a word
 * @throws PERSONAL_DATA with what was found, so that its author can check the text once more
 */
export async function refusePersonalData(manager: EntityManager, teacherId: string | null, text: string): Promise<void> {
  const found = findPersonalData(text, { names: teacherId === null ? [] : await rosterOf(manager, teacherId) });
  if (found.length > 0) throw apiError('PERSONAL_DATA', { found });
}
