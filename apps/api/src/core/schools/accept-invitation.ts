import { type Account, hashSecret, SchoolInvitation } from '@murmel/server';
import { ORPCError } from '@orpc/server';
import type { DataSource, EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { refuseWhenFull } from './school-teachers.js';
import { joinSchool, lockedSchool } from './schools.js';

interface Offer {
  school: string;
  invitedBy: string;
  expiresAt: string;
}

/**
 * Returns the school that a link invites to. @throws TOKEN_INVALID when it is unknown, expired, used or was mailed to another person: all
 * look the same
 */
export async function readOffer(manager: EntityManager, account: Account, secret: string): Promise<Offer> {
  const { schoolId, invitedBy, expiresAt } = await find(manager, account, secret);
  const [names] = await manager.query<{ school: string; inviter: string }[]>(
    'select s.name as school, a.public_name as inviter from school s join account a on a.id = $2 where s.id = $1',
    [schoolId, invitedBy],
  );
  if (!names) throw apiError('TOKEN_INVALID');
  return { school: names.school, invitedBy: names.inviter, expiresAt: expiresAt.toISOString() };
}

/**
 * Adds the account to the school that invited it, and uses the link up.
 * @returns the school's id
 * @throws TOKEN_INVALID, ALREADY_IN_SCHOOL, LIMIT_REACHED with the number; the link stays good after the latter two
 */
export async function acceptOffer(database: DataSource, account: Account, secret: string): Promise<string> {
  // A guess costs one look: only what is good takes a lock.
  const { id, schoolId } = await find(database.manager, account, secret);
  return database.transaction(async (manager) => {
    await lockedSchool(manager, schoolId).catch(asInvalid);
    await refuseWhenFull(manager, schoolId);
    await joinSchool(manager, schoolId, account.id, 'member');
    // Admission is refused if the invitation was revoked while this waited for the lock.
    const { affected } = await manager.delete(SchoolInvitation, { id, secretHash: hashSecret(secret) });
    if (affected !== 1) throw apiError('TOKEN_INVALID');
    return schoolId;
  });
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
