import { type Survey as SurveyContract, type WrittenField, writtenKey } from '@murmel/contracts';
import { Account, publish, Survey, SurveyEdit, type SurveyQuestion } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { shownName } from '../../core/accounts/current-user.js';
import { noteContentChange } from '../../core/items/change-items.js';

/** Edited text: the question or option it is in, or the item itself. */
export interface EditedText {
  partId: string;
  field: WrittenField;
}

/**
 * Increments the revision of the questions and publishes the change to all viewers. Call in the transaction of the change, under the
 * survey's lock.
 */
export async function publishSurveyEdited(manager: EntityManager, itemId: string): Promise<void> {
  await manager.increment(Survey, { itemId }, 'revision', 1);
  await noteContentChange(manager, itemId);
  await publish(manager, 'item.changed', { itemId, edited: true });
}

/** Notes from whom these texts are now. */
export async function noteWriter(manager: EntityManager, itemId: string, accountId: string, written: readonly EditedText[]): Promise<void> {
  if (written.length === 0) return;
  const editedAt = new Date();
  await manager.upsert(
    SurveyEdit,
    written.map((one) => ({ ...one, itemId, accountId, editedAt })),
    ['itemId', 'partId', 'field'],
  );
}

/** Returns the texts of a question that differ from before. */
export function editedTexts(before: SurveyQuestion, after: SurveyQuestion): EditedText[] {
  const fields = (['title', 'description', 'type'] as const).filter((field) => before[field] !== after[field]);
  const options = after.options.filter(({ id, text }) => before.options.find((option) => option.id === id)?.text !== text);
  return [...fields.map((field) => ({ partId: after.id, field })), ...options.map(({ id }) => ({ partId: id, field: 'text' as const }))];
}

/** Returns the authors of a survey's texts, by name. */
export async function writersOf(
  manager: EntityManager,
  itemId: string,
): Promise<NonNullable<SurveyContract['survey']['editing']>['writers']> {
  const edits = await manager.findBy(SurveyEdit, { itemId });
  if (edits.length === 0) return [];
  const accounts = await manager.findBy(Account, { id: In([...new Set(edits.map(({ accountId }) => accountId))]) });
  return accounts.map((account) => ({
    name: shownName(account),
    wrote: edits.filter(({ accountId }) => accountId === account.id).map(({ partId, field }) => writtenKey(partId, field as WrittenField)),
  }));
}
