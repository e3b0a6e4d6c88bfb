import type { PupilAccessEntry } from '@murmel/contracts';
import { Account, hashSecret, newId, newSecret, PupilAccess, type PupilCodes, SchoolClass } from '@murmel/server';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { RenameAccount } from '../accounts/rename-account.js';
import { pupilsMax } from './class-answer.js';
import { endSessionsOf } from './classes.js';
import { freeCode, retireCode } from './free-codes.js';

interface Row {
  id: string;
  name: string;
  note: string;
  code_sealed: string | null;
  card_sealed: string | null;
  admitted_at: Date | null;
  deactivated_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  devices: number;
}

const ENTRIES = `select p.id, a.name, p.note, p.code_sealed, p.card_sealed, p.admitted_at, p.deactivated_at, p.created_at, p.last_seen_at,
    (select count(*)::int from session s where s.account_id = p.id and s.expires_at > now()) as devices
  from pupil_access p join account a on a.id = p.id`;

function answer(codes: PupilCodes, row: Row): PupilAccessEntry {
  return {
    id: row.id,
    name: row.name,
    note: row.note,
    code: row.code_sealed === null ? null : codes.open(row.code_sealed),
    card: row.card_sealed === null ? null : codes.open(row.card_sealed),
    state: row.deactivated_at ? 'deactivated' : row.admitted_at ? 'active' : 'waiting',
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    devices: row.devices,
  };
}

/** The secret of a card: 192 bits, so that a hash without a key is enough to find it again. */
function newCard(codes: PupilCodes): Pick<PupilAccess, 'cardHash' | 'cardSealed'> {
  const secret = newSecret();
  return { cardHash: hashSecret(secret), cardSealed: codes.seal(secret) };
}

/** Accesses from before there were cards get one when they are looked at. */
async function addMissingCards(manager: EntityManager, codes: PupilCodes, classId: string): Promise<void> {
  const without = await manager.find(PupilAccess, {
    where: { classId, cardHash: IsNull(), codeHash: Not(IsNull()) },
    select: { id: true },
  });
  for (const { id } of without) await manager.update(PupilAccess, { id, cardHash: IsNull() }, newCard(codes));
}

/** One page of a class's pupils, in the order in which they were added. */
export async function listPupils(
  manager: EntityManager,
  codes: PupilCodes,
  classId: string,
  page: number,
  limit: number,
): Promise<{ entries: PupilAccessEntry[]; total: number }> {
  await addMissingCards(manager, codes, classId);
  const rows = await manager.query<Row[]>(`${ENTRIES} where p.class_id = $1 order by p.created_at, p.id limit $2 offset $3`, [
    classId,
    limit,
    (page - 1) * limit,
  ]);
  return { entries: rows.map((row) => answer(codes, row)), total: await manager.countBy(PupilAccess, { classId }) };
}

/** These pupils, in the order in which they were added; who is gone is left out. */
export async function pupilEntries(manager: EntityManager, codes: PupilCodes, ids: readonly string[]): Promise<PupilAccessEntry[]> {
  const rows = await manager.query<Row[]>(`${ENTRIES} where p.id = any($1) order by p.created_at, p.id`, [ids]);
  return rows.map((row) => answer(codes, row));
}

/** @throws NOT_FOUND */
export async function onePupil(manager: EntityManager, codes: PupilCodes, id: string): Promise<PupilAccessEntry> {
  const [entry] = await pupilEntries(manager, codes, [id]);
  if (!entry) throw apiError('NOT_FOUND');
  return entry;
}

/**
 * Adds pupils, each with a code of their own.
 * @returns their ids
 * @throws PUPIL_LIMIT_REACHED with the number, NOT_FOR_ONETIME: there pupils come in with the code of the class
 */
export async function addPupils(
  manager: EntityManager,
  codes: PupilCodes,
  classId: string,
  pupils: readonly { name: string; note?: string | undefined }[],
): Promise<string[]> {
  const { type } = await lockedClass(manager, classId);
  if (type === 'onetime') throw apiError('NOT_FOR_ONETIME');
  await refuseTooMany(manager, classId, pupils.length);
  const added: string[] = [];
  for (const { name, note = '' } of pupils) {
    const id = newId();
    await manager.insert(Account, pupilAccount(id, name));
    const { hash, sealed } = await freeCode(manager, codes);
    const { cardHash, cardSealed } = newCard(codes);
    // A moment apart each, so that they stay in the order of the list.
    await manager.query(
      'insert into pupil_access (id, class_id, note, code_hash, code_sealed, card_hash, card_sealed, created_at, admitted_at) values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), clock_timestamp())',
      [id, classId, note, hash, sealed, cardHash, cardSealed],
    );
    added.push(id);
  }
  return added;
}

export async function changePupil(
  database: DataSource,
  codes: PupilCodes,
  rename: RenameAccount,
  id: string,
  { name, note }: { name?: string | undefined; note?: string | undefined },
): Promise<PupilAccessEntry> {
  return database.transaction(async (manager) => {
    if (name !== undefined) await rename.pupil(manager, id, { name, asked: false });
    if (note !== undefined) await manager.update(PupilAccess, { id }, { note });
    return onePupil(manager, codes, id);
  });
}

/** Signs out the pupil on all devices. */
export async function deactivatePupil(database: DataSource, codes: PupilCodes, id: string): Promise<PupilAccessEntry> {
  return database.transaction(async (manager) => {
    await manager.query('update pupil_access set deactivated_at = coalesce(deactivated_at, now()) where id = $1', [id]);
    await endSessionsOf(manager, id);
    return onePupil(manager, codes, id);
  });
}

/** @throws PUPIL_LIMIT_REACHED with the number */
export async function reactivatePupil(database: DataSource, codes: PupilCodes, id: string): Promise<PupilAccessEntry> {
  return database.transaction(async (manager) => {
    const { classId } = await manager.findOneByOrFail(PupilAccess, { id });
    await lockedClass(manager, classId);
    if (await manager.existsBy(PupilAccess, { id, deactivatedAt: Not(IsNull()) })) await refuseTooMany(manager, classId, 1);
    await manager.update(PupilAccess, { id }, { deactivatedAt: null });
    return onePupil(manager, codes, id);
  });
}

/**
 * Replaces the code: the old code and card stop working, and login sessions end. In a onetime class pupils have no code: only the sessions
 * end.
 */
export async function regenerateCode(database: DataSource, codes: PupilCodes, id: string): Promise<PupilAccessEntry> {
  return database.transaction(async (manager) => {
    const access = await manager.findOneOrFail(PupilAccess, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (access.codeHash !== null) {
      await retireCode(manager, PupilAccess, id);
      const { hash: codeHash, sealed: codeSealed } = await freeCode(manager, codes);
      await manager.update(PupilAccess, { id }, { codeHash, codeSealed, ...newCard(codes) });
    }
    await endSessionsOf(manager, id);
    return onePupil(manager, codes, id);
  });
}

/** Ends every session of this pupil; the code stays. */
export async function signOutPupil(database: DataSource, codes: PupilCodes, id: string): Promise<PupilAccessEntry> {
  return database.transaction(async (manager) => {
    await endSessionsOf(manager, id);
    return onePupil(manager, codes, id);
  });
}

/** @param more how many want to come in, into a class that is locked. @throws PUPIL_LIMIT_REACHED with the number */
export async function refuseTooMany(manager: EntityManager, classId: string, more: number): Promise<void> {
  const { pupils, limit } = await placesOf(manager, classId);
  if (limit !== null && pupils + more > limit) throw apiError('PUPIL_LIMIT_REACHED', { limit });
}

/** True if a locked class is full. */
export async function isFull(manager: EntityManager, classId: string): Promise<boolean> {
  const { pupils, limit } = await placesOf(manager, classId);
  return limit !== null && pupils >= limit;
}

/** @returns null as limit: as many as one likes */
async function placesOf(manager: EntityManager, classId: string): Promise<{ pupils: number; limit: number | null }> {
  const [row] = await manager.query<{ licence: Account['licence']; shared: boolean | null; pupils: number }[]>(
    `select a.licence, a.shared_classes as shared, (select count(*)::int from pupil_access p where p.class_id = c.id and p.deactivated_at is null) as pupils
       from school_class c join account a on a.id = c.owner_id where c.id = $1`,
    [classId],
  );
  return row ? { pupils: row.pupils, limit: pupilsMax(row.licence, row.shared) } : { pupils: 0, limit: null };
}

/**
 * The lock enforces "at most 35" for simultaneous requests. @throws NOT_FOUND when the class has expired: none may join what is being
 * deleted
 */
export async function lockedClass(manager: EntityManager, id: string): Promise<SchoolClass> {
  const locked = await manager.findOne(SchoolClass, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!locked || locked.expiresAt <= new Date()) throw apiError('NOT_FOUND');
  return locked;
}

/** Returns the fields of an account without a mail address. */
export function pupilAccount(id: string, name: string): Partial<Account> {
  return {
    id,
    type: 'Pupil',
    email: null,
    passwordHash: null,
    firstname: '',
    name,
    publicName: name,
    admin: false,
    reviewer: false,
    international: false,
    locale: null,
    licence: 'school',
    favouriteTools: [],
    disabledTools: [],
    disabledToolsFeatures: [],
    enabledFeatures: [],
    confirmedAt: null,
    nameAskedAt: null,
    subjectTypes: [],
    gradeLevels: [],
    schoolTypes: [],
    goal: null,
    onboardedAt: null,
    askLaterSince: null,
    createdAt: new Date(),
  };
}
