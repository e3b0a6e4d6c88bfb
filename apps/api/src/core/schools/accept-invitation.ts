import { Account, hashSecret, SchoolInvitation } from '@murmel/server';
import { ORPCError } from '@orpc/server';
import type { DataSource, EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { takeInvitedSeat } from '../licences/seats.js';
import { refuseWhenFull } from './school-teachers.js';
import { joinSchool, lockedSchool } from './schools.js';

interface Offer {
  /** null: the administration invites into none */
  school: string | null;
  invitedBy: string;
  expiresAt: string;
}

/**
 * Returns the school that a link invites to. @throws TOKEN_INVALID when it is unknown, expired, used or was mailed to another person: all
 * look the same
 */
export async function readOffer(manager: EntityManager, account: Account, secret: string): Promise<Offer> {
  const { schoolId, invitedBy, expiresAt } = await find(manager, account, secret);
  const [names] = await manager.query<{ school: string | null; inviter: string }[]>(
    'select s.name as school, a.public_name as inviter from account a left join school s on s.id = $1 where a.id = $2',
    [schoolId, invitedBy],
  );
  if (!names || (schoolId !== null && names.school === null)) throw apiError('TOKEN_INVALID');
  return { school: names.school, invitedBy: names.inviter, expiresAt: expiresAt.toISOString() };
}

/**
 * Gives the account what it was invited to, and uses the link up.
 * @returns the school's id; null where there is none
 * @throws TOKEN_INVALID, ALREADY_IN_SCHOOL, LIMIT_REACHED with the number; the link stays good after the latter two
 */
export async function acceptOffer(database: DataSource, account: Account, secret: string): Promise<string | null> {
  // A guess costs one look: only what is good takes a lock.
  const invitation = await find(database.manager, account, secret);
  return database.transaction(async (manager) => {
    await lockSchoolOfInvitation(manager, invitation);
    await useInvitation(manager, invitation, account.id);
    return invitation.schoolId;
  });
}

/** Locks the school of an invitation, before any account. @throws TOKEN_INVALID when it has gone, LIMIT_REACHED with the number */
export async function lockSchoolOfInvitation(manager: EntityManager, { schoolId }: SchoolInvitation): Promise<void> {
  if (schoolId === null) return;
  await lockedSchool(manager, schoolId).catch(asInvalid);
  await refuseWhenFull(manager, schoolId);
}

/** Gives an account school, role and seat of an invitation, and uses it up. @throws TOKEN_INVALID, ALREADY_IN_SCHOOL */
export async function useInvitation(manager: EntityManager, invitation: SchoolInvitation, accountId: string): Promise<void> {
  const { id, secretHash, schoolId, licenceId, reviewer } = invitation;
  if (schoolId !== null) await joinSchool(manager, schoolId, accountId, 'member');
  // Admission is refused if the invitation was revoked while this waited for the lock.
  const { affected } = await manager.delete(SchoolInvitation, { id, secretHash });
  if (affected !== 1) throw apiError('TOKEN_INVALID');
  if (reviewer) await manager.update(Account, { id: accountId }, { reviewer: true });
  if (licenceId !== null) await takeInvitedSeat(manager, licenceId, [accountId]);
}

async function find(manager: EntityManager, account: Account, secret: string): Promise<SchoolInvitation> {
  const invitation = await manager.findOneBy(SchoolInvitation, { secretHash: hashSecret(secret) });
  const theirs = account.email !== null && account.confirmedAt !== null && invitation?.email === account.email;
  if (!theirs || invitation.expiresAt <= new Date()) throw apiError('TOKEN_INVALID');
  return invitation;
}

/** A school that has gone takes its links along. */
function asInvalid(error: unknown): never {
  throw error instanceof ORPCError && error.code === 'NOT_FOUND' ? apiError('TOKEN_INVALID') : error;
}
