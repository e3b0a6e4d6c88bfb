import { findPersonalData } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { rosterOf } from './roster.js';

/**
 * @throws PERSONAL_DATA with what was found, so that its author can check the text once more
 */
export async function refusePersonalData(manager: EntityManager, accountId: string, text: string): Promise<void> {
  const found = findPersonalData(text, { names: await rosterOf(manager, accountId) });
  if (found.length > 0) throw apiError('PERSONAL_DATA', { found });
}
