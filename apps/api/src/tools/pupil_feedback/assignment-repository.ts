import { type FeedbackAssignment, type FeedbackState, type MaterialFile, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { OwnerFile, PupilFeedbackAssignment } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
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
export async function assignmentAnswer(
  manager: EntityManager,
  stored: PupilFeedbackAssignment,
  mayChange: boolean,
): Promise<FeedbackAssignment> {
  const { task, material, criteria, state, closesAt, scored, hints } = stored;
  return {
    ...{ task, material, scored, hints },
    files: await materialFiles(manager, stored),
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

/** Returns the files of an assignment in their order; those that are gone are left out. */
export async function materialFiles(
  manager: EntityManager,
  { itemId, files }: Pick<PupilFeedbackAssignment, 'itemId' | 'files'>,
): Promise<MaterialFile[]> {
  if (files.length === 0) return [];
  const rows = await manager.findBy(OwnerFile, { itemId, usedBy: 'part', id: In(files) });
  const found = new Map(rows.map((row) => [row.id, row]));
  return files.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ id, name: row.name, contentType: row.contentType, bytes: row.bytes, image: row.thumbnailKey !== null }] : [];
  });
}

/** Keeps the files from going until the caller's transaction ends. @throws NOT_FOUND where one is no file for parts of this item */
export async function refuseForeignFiles(manager: EntityManager, itemId: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const own = await manager.query<unknown[]>(
    "select 1 from owner_file where item_id = $1 and used_by = 'part' and id = any($2) for key share",
    [itemId, files],
  );
  if (own.length !== files.length) throw apiError('NOT_FOUND');
}
