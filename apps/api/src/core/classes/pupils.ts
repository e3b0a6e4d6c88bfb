import type { PupilAccessEntry } from '@murmel/contracts';
import { Account, newId, newPupilCode, publish, PupilAccess, RetiredCode, SchoolClass, type PupilCodes } from '@murmel/server';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { pupilsMax } from './class-answer.js';
import { endSessionsOf } from './classes.js';

/** There are 900,000 codes; with 28,000 full classes one in ten tries is free (trust 2.4). */
const TRIES = 200;

interface Row {
  id: string;
  name: string;
  note: string;
  code_sealed: string;
  deactivated_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

const COLUMNS = 'p.id, a.name, p.note, p.code_sealed, p.deactivated_at, p.created_at, p.last_seen_at';

function answer(codes: PupilCodes, row: Row): PupilAccessEntry {
  return {
    id: row.id, name: row.name, note: row.note, code: codes.open(row.code_sealed), state: row.deactivated_at ? 'deactivated' : 'active',
    createdAt: row.created_at.toISOString(), lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}

/** One page of a class's pupils, in the order in which they were added. */
export async function listPupils(manager: EntityManager, codes: PupilCodes, classId: string, page: number, limit: number): Promise<{ entries: PupilAccessEntry[]; total: number }> {
  const rows = await manager.query<Row[]>(
    `select ${COLUMNS} from pupil_access p join account a on a.id = p.id where p.class_id = $1 order by p.created_at, p.id limit $2 offset $3`, [classId, limit, (page - 1) * limit],
  );
  return { entries: rows.map((row) => answer(codes, row)), total: await manager.countBy(PupilAccess, { classId }) };
}

/** @throws NOT_FOUND */
export async function onePupil(manager: EntityManager, codes: PupilCodes, id: string): Promise<PupilAccessEntry> {
  const [row] = await manager.query<Row[]>(`select ${COLUMNS} from pupil_access p join account a on a.id = p.id where p.id = $1`, [id]);
  if (!row) throw apiError('NOT_FOUND');
  return answer(codes, row);
}

/**
 * Adds pupils, each with a code of their own.
 * @throws PUPIL_LIMIT_REACHED with the number, NOT_FOR_ONETIME: there pupils come in with the code of the class
 */
export async function addPupils(manager: EntityManager, codes: PupilCodes, classId: string, pupils: readonly { name: string; note?: string | undefined }[]): Promise<PupilAccessEntry[]> {
  const { type } = await lockedClass(manager, classId);
  if (type === 'onetime') throw apiError('NOT_FOR_ONETIME');
  await refuseTooMany(manager, classId, pupils.length);
  const added: PupilAccessEntry[] = [];
  for (const { name, note = '' } of pupils) {
    const id = newId();
    await manager.insert(Account, pupilAccount(id, name));
    // A moment apart each, so that they stay in the order of the list.
    await withFreeCode(manager, codes, (code) => manager.query(
      'insert into pupil_access (id, class_id, note, code_hash, code_sealed, created_at) values ($1, $2, $3, $4, $5, clock_timestamp()) on conflict (code_hash) do nothing returning id',
      [id, classId, note, codes.hash(code), codes.seal(code)],
    ));
    added.push(await onePupil(manager, codes, id));
  }
  return added;
}

export async function changePupil(database: DataSource, codes: PupilCodes, id: string, { name, note }: { name?: string | undefined; note?: string | undefined }): Promise<PupilAccessEntry> {
  return database.transaction(async (manager) => {
    if (name !== undefined) {
      await manager.update(Account, { id }, { name, publicName: name });
      await publish(manager, 'person.renamed', { accountId: id });
    }
    if (note !== undefined) await manager.update(PupilAccess, { id }, { note });
    return onePupil(manager, codes, id);
  });
}

/** Whoever is signed in with it is not any more. */
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

/** The old code opens nothing from now on, and its session is over. */
export async function regenerateCode(database: DataSource, codes: PupilCodes, id: string): Promise<PupilAccessEntry> {
  return database.transaction(async (manager) => {
    await retireCode(manager, id);
    await withFreeCode(manager, codes, (code) => manager.query(
      `update pupil_access set code_hash = $2, code_sealed = $3 where id = $1 and not exists (select 1 from pupil_access where code_hash = $2) returning id`,
      [id, codes.hash(code), codes.seal(code)],
    ));
    await endSessionsOf(manager, id);
    return onePupil(manager, codes, id);
  });
}

/** The code of an access that goes or changes is nobody's for a year. */
export async function retireCode(manager: EntityManager, id: string): Promise<void> {
  const access = await manager.findOneBy(PupilAccess, { id });
  if (access) await manager.upsert(RetiredCode, { codeHash: access.codeHash, retiredAt: new Date() }, ['codeHash']);
}

/** @param take returns rows when the code was free and is taken now */
async function withFreeCode(manager: EntityManager, codes: PupilCodes, take: (code: string) => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = newPupilCode();
    if (await manager.existsBy(RetiredCode, { codeHash: codes.hash(code) })) continue;
    const taken = await take(code);
    // An update answers with its rows and their number.
    const rows = (Array.isArray(taken) && Array.isArray(taken[0]) ? taken[0] : taken) as unknown[];
    if (rows.length > 0) return;
  }
  throw new Error('There is no free code left');
}

async function refuseTooMany(manager: EntityManager, classId: string, more: number): Promise<void> {
  const [row] = await manager.query<{ licence: Account['licence']; pupils: number }[]>(
    `select a.licence, (select count(*)::int from pupil_access p where p.class_id = c.id and p.deactivated_at is null) as pupils
       from school_class c join account a on a.id = c.owner_id where c.id = $1`, [classId],
  );
  const limit = row && pupilsMax(row.licence);
  if (row && limit !== null && limit !== undefined && row.pupils + more > limit) throw apiError('PUPIL_LIMIT_REACHED', { limit });
}

/** The lock makes "at most 35" true for two teachers in the same moment. */
function lockedClass(manager: EntityManager, id: string): Promise<SchoolClass> {
  return manager.findOneOrFail(SchoolClass, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function pupilAccount(id: string, name: string): Partial<Account> {
  return {
    id, type: 'Pupil', email: null, passwordHash: null, firstname: '', name, publicName: name, admin: false, reviewer: false, international: false, locale: null, licence: 'school',
    favouriteTools: [], disabledTools: [], disabledToolsFeatures: [], enabledFeatures: [], confirmedAt: null, createdAt: new Date(),
  };
}
