import type { Admission, RichText, ToolKey } from '@murmel/contracts';
import { Account, newId, PupilAccess, type PupilCodes, publish, SchoolClass } from '@murmel/server';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { ClientNetwork } from '../accounts/client-networks.js';
import { acceptedName } from '../accounts/names/accepted-name.js';
import { freeNameInClass, isSameName } from '../accounts/names/names-in-class.js';
import { createProject } from '../projects/create-project.js';
import { createClass } from './classes.js';
import { freeCode, retireCode } from './free-codes.js';
import type { Device } from './pupil-devices.js';
import { isFull, lockedClass, pupilAccount, refuseTooMany } from './pupils.js';
import { setTeacherNetwork } from './sign-in/class-networks.js';
import { removeIdlePupil } from './sign-in/remove-idle-pupil.js';

export interface NewOnetimeClass {
  name: string;
  admission: Admission;
  project: { name: string; task?: RichText | null | undefined; tools: readonly ToolKey[]; itemIds?: readonly string[] | undefined };
}

/**
 * A class for a day with its one project, which ends with it (spec E22).
 * @param place where its code counts: pupils are where their teacher makes it
 * @throws LIMIT_REACHED with the number, and what `createProject` refuses
 */
export async function createOnetimeClass(
  manager: EntityManager,
  codes: PupilCodes,
  owner: Account,
  { name, admission, project }: NewOnetimeClass,
  place: ClientNetwork,
): Promise<SchoolClass> {
  const made = await createClass(manager, owner, name, 'onetime');
  await createProject(manager, { ...project, classId: made.id, owner, unit: 'day', endsAt: made.expiresAt });
  const { hash, sealed } = await freeCode(manager, codes);
  await manager.update(SchoolClass, { id: made.id }, { codeHash: hash, codeSealed: sealed, admission });
  await setTeacherNetwork(manager, place, made.id, owner.id, made.expiresAt);
  return manager.findOneByOrFail(SchoolClass, { id: made.id });
}

/** Replaces the code: the old one stops working at once, and signed-in pupils stay signed in. Permanent classes have no code. */
export async function regenerateClassCode(database: DataSource, codes: PupilCodes, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    const { type } = await lockedClass(manager, id);
    if (type !== 'onetime') return;
    await retireCode(manager, SchoolClass, id);
    const { hash: codeHash, sealed: codeSealed } = await freeCode(manager, codes);
    await manager.update(SchoolClass, { id }, { codeHash, codeSealed });
  });
}

/**
 * Joins a onetime class under a nickname; the same device and nickname give the same pupil as before.
 * @param from keyed hash of the network: a program that joins under many names holds no place against others
 * @returns undefined on a device whose earlier pupil was shut out by a teacher
 * @throws BAD_REQUEST with `{field, reason}` for names that insult, PUPIL_LIMIT_REACHED with the number
 */
export async function joinOnetimeClass(
  database: DataSource,
  classId: string,
  device: Device,
  nickname: string,
  from: string,
): Promise<PupilAccess | undefined> {
  const name = acceptedName(nickname, 'name');
  return database.transaction(async (manager) => {
    const { admission } = await lockedClass(manager, classId);
    const before = await manager
      .createQueryBuilder(PupilAccess, 'p')
      .innerJoin('pupil_device', 'd', 'd.pupil_id = p.id')
      .where('p.class_id = :classId and d.device_hash = :hash', { classId, hash: device.hash })
      .getMany();
    if (before.some(({ deactivatedAt }) => deactivatedAt)) return undefined;
    const names = await manager.find(Account, { where: { id: In(before.map(({ id }) => id)) }, select: { id: true, name: true } });
    const named = new Map(names.map((account) => [account.id, account.name]));
    const known = before.find(({ id }) => isSameName(named.get(id) ?? '', name));
    if (known) return known;
    if ((await isFull(manager, classId)) && !(await removeIdlePupil(manager, classId, from))) await refuseTooMany(manager, classId, 1);
    const now = new Date();
    const access = manager.create(PupilAccess, {
      id: newId(),
      classId,
      note: '',
      codeHash: null,
      codeSealed: null,
      cardHash: null,
      cardSealed: null,
      joinedFrom: from,
      admittedAt: admission === 'auto' ? now : null,
      deactivatedAt: null,
      createdAt: now,
      lastSeenAt: null,
    });
    await manager.insert(Account, pupilAccount(access.id, await freeNameInClass(manager, classId, name)));
    await manager.insert(PupilAccess, access);
    // In the same transaction: a second tap finds the first.
    await manager.query('insert into pupil_device (pupil_id, device_hash, last_seen_at) values ($1, $2, now())', [access.id, device.hash]);
    return access;
  });
}

/** A teacher agrees: one pupil of a onetime class comes in. */
export async function admitPupil(database: DataSource, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    const { affected } = await manager.update(PupilAccess, { id, admittedAt: IsNull() }, { admittedAt: new Date() });
    if (affected) await publish(manager, 'access.changed', { accountId: id });
  });
}
