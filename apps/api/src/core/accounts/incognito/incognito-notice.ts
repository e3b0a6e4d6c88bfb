import type { IncognitoNotice } from '@murmel/contracts';
import { Account, type Incognito, School } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../platform/request-context.js';
import { shownName } from '../current-user.js';

/** Returns the content of every page's banner while an admin looks as the caller (spec TIT-07). */
export async function incognitoNotice(
  manager: EntityManager,
  { account, visitor }: Caller,
  look: Incognito,
): Promise<IncognitoNotice | null> {
  const person = account ?? visitor;
  if (!person) return null;
  const admin = look.adminId === null ? null : await manager.findOneBy(Account, { id: look.adminId });
  const school = account?.schoolId ? await manager.findOneBy(School, { id: account.schoolId }) : null;
  return {
    adminName: admin ? shownName(admin) : '',
    personName: shownName(person),
    personType: account?.type ?? 'Visitor',
    school: school?.name ?? null,
    reason: look.reason,
    endsAt: look.endsAt.toISOString(),
    returnTo: returnPath(look),
  };
}

/** Path to which the end of a look returns: the saved one, else the person's page in the administration (spec INC-03). */
export function returnPath({ path, accountId, visitorId }: Incognito): string {
  return path ?? `/backoffice/users/${accountId ?? visitorId ?? ''}`;
}
