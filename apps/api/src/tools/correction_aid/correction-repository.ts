import { CORRECTION_LIMITS, type CorrectionTask } from '@murmel/contracts';
import { Correction } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for an item of another kind */
export async function correctionOf(manager: EntityManager, itemId: string): Promise<Correction> {
  const correction = await manager.findOneBy(Correction, { itemId });
  if (!correction) throw apiError('NOT_FOUND');
  return correction;
}

/** @param mayChange with what is expected */
export function correctionAnswer({ task, solution, criteria }: Correction, mayChange: boolean): CorrectionTask {
  return { task, solution: mayChange ? solution : '', criteria };
}

/** @throws CRITERIA_COUNT with the numbers */
export function refuseCriteriaCount(criteria: readonly unknown[]): void {
  const { min, max } = CORRECTION_LIMITS.criteria;
  if (criteria.length < min || criteria.length > max) throw apiError('CRITERIA_COUNT', { min, max });
}
