import { findPersonalData } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { RateLimits } from '../../../platform/rate-limits.js';
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

/**
 * The same for pupils and guests, whom no list of a teacher is compared with. Warnings are counted: a program that tries out what is found
 * learns little in a minute.
 * @throws PERSONAL_DATA, TOO_MANY_REQUESTS after too many warnings
 */
export async function refuseLearnersPersonalData(
  manager: EntityManager,
  { limits, personId }: { limits: RateLimits; personId: string },
  text: string,
): Promise<void> {
  try {
    await refusePersonalData(manager, null, text);
  } catch (error) {
    await limits.personalData(personId);
    throw error;
  }
}
