import { type FeedbackAssignment, type FeedbackState, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { PupilFeedbackAssignment } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { holdQuestions } from '../../core/answers/questions-lock.js';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for an item that is no assignment */
export async function assignmentOf(manager: EntityManager, itemId: string): Promise<PupilFeedbackAssignment> {
  const assignment = await manager.findOneBy(PupilFeedbackAssignment, { itemId });
  if (!assignment) throw apiError('NOT_FOUND');
  return assignment;
}

/** Returns whether texts are taken now: it was closed by hand, or its time is over. */
export function stateOf({ state, closesAt }: Pick<PupilFeedbackAssignment, 'state' | 'closesAt'>, now = new Date()): FeedbackState {
  return closesAt && now >= closesAt ? 'closed' : state;
}

/** Reads the assignment for writing, and keeps it from being closed until the caller's transaction ends. @throws NOT_FOUND, FEEDBACK_CLOSED */
export async function openAssignment(manager: EntityManager, itemId: string): Promise<PupilFeedbackAssignment> {
  await holdQuestions(manager, itemId);
  const assignment = await assignmentOf(manager, itemId);
  if (stateOf(assignment) === 'closed') throw apiError('FEEDBACK_CLOSED');
  return assignment;
}

/** @param mayChange with the criteria that pupils do not see, and with the state that was chosen by hand */
export function assignmentAnswer(stored: PupilFeedbackAssignment, mayChange: boolean): FeedbackAssignment {
  const { task, material, criteria, state, closesAt, scored, hints } = stored;
  return {
    ...{ task, material, scored, hints },
    criteria: mayChange ? criteria : criteria.filter(({ visible }) => visible),
    state: mayChange ? state : stateOf(stored),
    closesAt: closesAt?.toISOString() ?? null,
  };
}

/** @throws CRITERIA_COUNT with the numbers */
export function refuseCriteriaCount(criteria: readonly unknown[]): void {
  const { min, max } = PUPIL_FEEDBACK_LIMITS.criteria;
  if (criteria.length < min || criteria.length > max) throw apiError('CRITERIA_COUNT', { min, max });
}
