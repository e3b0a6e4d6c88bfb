import type { CountedUse, DayBudget } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { refundCreation } from '../../items/create-item.js';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';

/** In the order in which requests lock them. */
const BUDGETS: readonly DayBudget[] = ['teacher', 'class', 'school'];

/** A request of a person, and where it was counted. */
export interface GivenBack {
  /** an account or a visitor */
  personId: string;
  counted: CountedUse;
}

/**
 * Takes requests out of all counts in which they stand. Rows are locked in the order in which requests lock them, and in that of their ids, so
 * that neither waits for the other.
 */
export async function giveBack(manager: EntityManager, given: readonly GivenBack[]): Promise<void> {
  for (const { personId, counted } of inOrder(given, ({ personId: id }) => id))
    if (counted.created) await refundCreation(manager, { accountId: personId, ...counted.created });
  for (const { personId, counted } of inOrder(given, ({ personId: id, counted: { itemId } }) => `${id} ${itemId ?? ''}`))
    if (counted.itemId !== undefined)
      await manager.query('update ai_day_count set count = greatest(count - 1, 0) where item_id = $1 and person_id = $2 and day = $3', [
        ...[counted.itemId, personId, counted.day],
      ]);
  for (const budget of BUDGETS) {
    const ofBudget = given.flatMap(({ counted: { day, budgets } }) =>
      budgets.filter((one) => one.budget === budget).map(({ ownerId }) => ({ ownerId, day })),
    );
    for (const { ownerId, day } of inOrder(ofBudget, (one) => `${one.ownerId} ${one.day}`))
      await manager.query('update ai_day_budget set count = greatest(count - 1, 0) where budget = $1 and owner_id = $2 and day = $3', [
        ...[budget, ownerId, day],
      ]);
  }
}

/** Gives back the runs among these that brought not a word. @param ids of runs that failed now, with their texts stored */
export async function giveBackEmptyRuns(manager: EntityManager, ids: readonly string[]): Promise<void> {
  const [rows] = await manager.query<[{ person_id: string; counted: CountedUse; project_id: string | null; account_id: string | null }[]]>(
    `update ai_run r set given_back = true from ai_message m
      where r.id = any($1) and m.id = r.message_id and m.text = '' and r.counted is not null and not r.given_back
      returning coalesce(r.account_id, r.visitor_id) as person_id, r.account_id, r.counted, r.project_id`,
    [ids],
  );
  await giveBack(
    manager,
    rows.map(({ person_id: personId, counted }) => ({ personId, counted })),
  );
  // The teacher of a project sees how much each pupil asked.
  for (const { project_id: projectId, account_id: pupilId } of rows)
    if (projectId !== null && pupilId !== null) await publishProjectChanged(manager, projectId, pupilId);
}

function inOrder<One>(all: readonly One[], key: (one: One) => string): One[] {
  return all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
