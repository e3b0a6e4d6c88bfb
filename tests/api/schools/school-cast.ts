import { type Account, hashSecret, newId, newSecret, SchoolInvitation } from '@murmel/server';
import { foundSchool, joinSchool } from '../../../apps/api/src/core/schools/schools.js';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';

export interface SignedInAccount {
  account: Account;
  browser: TestBrowser;
}

export interface SchoolCast {
  id: string;
  admin: SignedInAccount;
  member: SignedInAccount;
  /** is admin of another school */
  elsewhere: SignedInAccount & { schoolId: string };
  /** is in none */
  free: SignedInAccount;
  installation: SignedInAccount;
}

/** Returns a signed-in person. */
export async function person({ people, browser }: TestApi, fields: Partial<Account> = {}): Promise<SignedInAccount> {
  const account = await people.account(fields);
  return { account, browser: await people.signIn(browser(), account) };
}

/** Returns two schools, inserted directly into the database, and people with and without a relation to them. */
export async function schoolCast(api: TestApi): Promise<SchoolCast> {
  const [admin, member, elsewhere, free, installation] = await Promise.all([
    person(api, { publicName: 'Ada Leitung' }),
    person(api, { publicName: 'Mio Mitglied' }),
    person(api),
    person(api),
    person(api, { admin: true }),
  ]);
  return api.database.transaction(async (manager) => {
    const id = await foundSchool(manager, admin.account.id, 'Schule am Wald');
    await joinSchool(manager, id, member.account.id, 'member');
    const schoolId = await foundSchool(manager, elsewhere.account.id, 'Geheime Schule');
    return { id, admin, member, elsewhere: { ...elsewhere, schoolId }, free, installation };
  });
}

/** An invitation with a secret that the test knows. */
export async function invited(
  { database }: TestApi,
  schoolId: string,
  invitedBy: Account,
  email: string,
  fields: Partial<SchoolInvitation> = {},
): Promise<{ id: string; secret: string }> {
  const [id, secret, createdAt] = [newId(), newSecret(), new Date()];
  await database.manager.insert(SchoolInvitation, {
    id,
    schoolId,
    invitedBy: invitedBy.id,
    email,
    secretHash: hashSecret(secret),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 3_600_000),
    ...fields,
  });
  return { id, secret };
}

/** Returns a school's members with their roles. */
export async function rolesIn({ database }: TestApi, schoolId: string): Promise<Record<string, string>> {
  const rows = await database.query<{ id: string; role: string }[]>('select id, school_role as role from account where school_id = $1', [
    schoolId,
  ]);
  return Object.fromEntries(rows.map(({ id, role }) => [id, role]));
}
