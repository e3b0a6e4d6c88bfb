import type { Actor } from '@murmel/access-policy';
import { OwnerFile, SurveyResponse } from '@murmel/server';
import { type EntityManager, In, IsNull } from 'typeorm';

/** Who answers: an account, else a visitor. One response per survey for each (decision C3). */
export type Respondent = { accountId: string; visitorId: null } | { accountId: null; visitorId: string };

/** @returns undefined for somebody without account and cookie: there is nothing of theirs yet */
export function respondentOf({ account, visitorId }: Actor): Respondent | undefined {
  if (account) return { accountId: account.id, visitorId: null };
  return visitorId === null ? undefined : { accountId: null, visitorId };
}

/** What narrows a search down to this person's rows. */
function theirs(person: Respondent) {
  return person.accountId === null ? { accountId: IsNull(), visitorId: person.visitorId } : { accountId: person.accountId };
}

export function isOf(person: Respondent | undefined, row: { accountId: string | null; visitorId: string | null }): boolean {
  if (!person) return false;
  return person.accountId === null ? row.accountId === null && row.visitorId === person.visitorId : row.accountId === person.accountId;
}

/** This person's draft or response, null when there is none. */
export function ownResponse(manager: EntityManager, itemId: string, person: Respondent): Promise<SurveyResponse | null> {
  return manager.findOneBy(SurveyResponse, { itemId, ...theirs(person) });
}

/** Which of these files this person sent to this survey. They cannot be removed until the caller's transaction ends. */
export async function ownFiles(
  manager: EntityManager,
  itemId: string,
  person: Respondent | undefined,
  ids: readonly string[],
): Promise<Set<string>> {
  if (!person || ids.length === 0) return new Set();
  const files = await manager.find(OwnerFile, {
    where: { id: In(ids), itemId, usedBy: 'answer', ...theirs(person) },
    select: { id: true },
    lock: { mode: 'for_key_share' },
  });
  return new Set(files.map(({ id }) => id));
}
