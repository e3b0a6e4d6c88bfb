import { type AdministeredPerson, LIMITS, type PersonState } from '@murmel/contracts';
import { Account, berlinDay, berlinMonth, CreationCount, Licence, School, SchoolClass, Visitor } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { shownName } from '../../accounts/current-user.js';
import type { FileQuota } from '../../files/file-quota.js';
import { PRODUCT_ACCOUNT } from '../../templates/product-account.js';
import { pupilAbbreviation } from './pupil-abbreviation.js';

const NOT_AN_ACCOUNT = {
  email: null,
  state: 'active',
  admin: false,
  reviewer: false,
  international: false,
  licence: null,
  seat: null,
  school: null,
  schoolClass: null,
  disabledTools: [],
  disabledToolsFeatures: [],
  enabledFeatures: [],
  storage: null,
  limits: [],
  mine: false,
} satisfies Partial<AdministeredPerson>;

/** A person as the administration sees them: numbers of what they made, nothing of it. @throws NOT_FOUND */
export async function personAnswer(manager: EntityManager, quota: FileQuota, id: string, adminId: string): Promise<AdministeredPerson> {
  const account = await manager.findOneBy(Account, { id });
  if (account?.type === 'Pupil') return pupilAnswer(manager, account);
  // The account of the product's templates is no person.
  if (account && account.id !== PRODUCT_ACCOUNT) return teacherAnswer(manager, quota, account, adminId);
  const visitor = account ? null : await manager.findOneBy(Visitor, { id });
  if (!visitor) throw apiError('NOT_FOUND');
  return {
    ...NOT_AN_ACCOUNT,
    id,
    type: 'Visitor',
    name: shownName(visitor),
    createdAt: visitor.createdAt.toISOString(),
    lastVisit: berlinDay(visitor.lastSeenAt),
    contents: await itemsOf(manager, id),
  };
}

async function teacherAnswer(manager: EntityManager, quota: FileQuota, account: Account, adminId: string): Promise<AdministeredPerson> {
  const { id, licence, licenceId, schoolId } = account;
  const [seat, school, [visit], contents, { usedBytes, limitBytes }, counts] = await Promise.all([
    licenceId === null ? null : manager.findOneBy(Licence, { id: licenceId }),
    schoolId === null ? null : manager.findOneBy(School, { id: schoolId }),
    manager.query<{ last: string | null }[]>('select max(date)::text as last from daily_visit where account_id = $1', [id]),
    itemsOf(manager, id),
    quota.ofOwner(manager, id),
    manager.find(CreationCount, { where: { accountId: id, month: berlinMonth(new Date()) }, order: { kind: 'ASC' } }),
  ]);
  return {
    id,
    type: 'User',
    name: shownName(account),
    email: account.email,
    state: stateOf(account),
    admin: account.admin,
    reviewer: account.reviewer,
    international: account.international,
    licence,
    seat: seat && { id: seat.id, name: seat.name },
    school: school && { id: school.id, name: school.name },
    schoolClass: null,
    disabledTools: account.disabledTools,
    disabledToolsFeatures: account.disabledToolsFeatures,
    enabledFeatures: account.enabledFeatures,
    createdAt: account.createdAt.toISOString(),
    lastVisit: visit?.last ?? null,
    contents,
    storage: { usedBytes, limitBytes },
    limits: counts.map(({ kind, count }) => ({
      objType: kind,
      used: count,
      limit: licence === 'free' ? (LIMITS.monthlyCreations[kind] ?? null) : null,
    })),
    mine: id === adminId,
  };
}

/** Of pupils only what a class list shows; their teachers look after the rest. */
async function pupilAnswer(manager: EntityManager, account: Account): Promise<AdministeredPerson> {
  const { id } = account;
  const [access] = await manager.query<{ class_id: string; deactivated_at: Date | null; last_seen_at: Date | null }[]>(
    'select class_id, deactivated_at, last_seen_at from pupil_access where id = $1',
    [id],
  );
  if (!access) throw apiError('NOT_FOUND');
  const { id: classId, name } = await manager.findOneByOrFail(SchoolClass, { id: access.class_id });
  return {
    ...NOT_AN_ACCOUNT,
    id,
    type: 'Pupil',
    name: pupilAbbreviation(account.name),
    state: access.deactivated_at === null ? 'active' : 'locked',
    schoolClass: { id: classId, name },
    disabledTools: account.disabledTools,
    disabledToolsFeatures: account.disabledToolsFeatures,
    enabledFeatures: account.enabledFeatures,
    createdAt: account.createdAt.toISOString(),
    lastVisit: access.last_seen_at && berlinDay(access.last_seen_at),
    contents: await itemsOf(manager, id),
  };
}

function stateOf({ lockedAt, confirmedAt }: Account): PersonState {
  if (lockedAt !== null) return 'locked';
  return confirmedAt === null ? 'unconfirmed' : 'active';
}

async function itemsOf(manager: EntityManager, ownerId: string): Promise<number> {
  const [row] = await manager.query<[{ contents: number }]>(
    "select count(*)::int as contents from item where owner_id = $1 and parent_id is null and discarded_at is null and kind <> 'folder'",
    [ownerId],
  );
  return row.contents;
}
