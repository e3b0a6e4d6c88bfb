import { Account, newId, SignOnIdentity } from '@murmel/server';
import { ORPCError } from '@orpc/server';
import type { EntityManager } from 'typeorm';
import { refuseWhenFull } from '../schools/school-teachers.js';
import { joinSchool, lockedSchool } from '../schools/schools.js';

/** A school account, by what alone finds it. */
interface Named {
  provider: string;
  issuer: string;
  subject: string;
}

/** Notes that a school account signs this account on. @returns its id; undefined when it belongs to another one at this moment */
export async function addIdentity(
  manager: EntityManager,
  accountId: string,
  { provider: providerId, issuer, subject }: Named,
): Promise<string | undefined> {
  const now = new Date();
  const identity = { id: newId(), accountId, providerId, issuer, subject, createdAt: now, usedAt: now };
  await manager.createQueryBuilder().insert().into(SignOnIdentity).values(identity).orIgnore().execute();
  const kept = await manager.findOneByOrFail(SignOnIdentity, { issuer, subject });
  return kept.accountId === accountId ? kept.id : undefined;
}

/** Returns the one school that named this provider and one of these values; null for none, and for several, among which none could choose. */
export async function schoolNamedBy(
  manager: EntityManager,
  provider: string,
  values: readonly string[],
): Promise<{ id: string; name: string } | null> {
  const schools = await manager.query<{ id: string; name: string }[]>(
    'select distinct s.id, s.name from school_sign_on n join school s on s.id = n.school_id where n.provider_id = $1 and n.value = any($2)',
    [provider, values],
  );
  return schools.length === 1 ? schools[0]! : null;
}

/**
 * Gives a teacher who is in no school a place in the one that named their provider, inside the caller's transaction. A school that is full
 * keeps none out of the product.
 */
export async function joinNamedSchool(
  manager: EntityManager,
  account: Account,
  provider: string,
  values: readonly string[],
): Promise<void> {
  if (account.schoolId !== null) return;
  const school = await schoolNamedBy(manager, provider, values);
  if (school === null) return;
  try {
    await lockedSchool(manager, school.id);
    await refuseWhenFull(manager, school.id);
    await joinSchool(manager, school.id, account.id, 'member');
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
  }
}
