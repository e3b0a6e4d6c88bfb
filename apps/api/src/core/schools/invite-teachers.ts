import { type SchoolInvitation as InvitationAnswer, LIMITS } from '@murmel/contracts';
import { Account, hashSecret, newId, newSecret, SchoolInvitation } from '@murmel/server';
import { type EntityManager, MoreThan, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { lockedSchool } from './schools.js';

const DAY_MS = 24 * 3_600_000;

function answer({ id, email, createdAt, expiresAt }: SchoolInvitation): InvitationAnswer {
  return { id, email, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** One page of those that wait for an answer, the newest first. */
export async function listInvitations(
  manager: EntityManager,
  schoolId: string,
  page: number,
  limit: number,
): Promise<{ invitations: InvitationAnswer[]; total: number }> {
  const [invitations, total] = await manager.findAndCount(SchoolInvitation, {
    where: { schoolId, expiresAt: MoreThan(new Date()) },
    order: { createdAt: 'DESC', id: 'ASC' },
    skip: (page - 1) * limit,
    take: limit,
  });
  return { invitations: invitations.map(answer), total };
}

/**
 * Invites an address into a school. Only the mailbox learns if the address has an account, and in which school.
 * @returns the secret of its link, which is kept nowhere
 * @throws ALREADY_MEMBER for a teacher of this school, LIMIT_REACHED with the number
 */
export async function invite(
  manager: EntityManager,
  schoolId: string,
  inviterId: string,
  email: string,
): Promise<{ invitation: InvitationAnswer; secret: string }> {
  await lockedSchool(manager, schoolId);
  if (await manager.existsBy(Account, { schoolId, email })) throw apiError('ALREADY_MEMBER');
  const limit = LIMITS.school.invitations;
  if ((await manager.countBy(SchoolInvitation, { schoolId, email: Not(email) })) >= limit) throw apiError('LIMIT_REACHED', { limit });
  const secret = newSecret();
  const now = new Date();
  const earlier = await manager.findOneBy(SchoolInvitation, { schoolId, email });
  const invitation = manager.create(SchoolInvitation, {
    id: earlier?.id ?? newId(),
    schoolId,
    email,
    invitedBy: inviterId,
    secretHash: hashSecret(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIMITS.school.invitationDays * DAY_MS),
  });
  await manager.save(SchoolInvitation, invitation);
  return { invitation: answer(invitation), secret };
}

/** Revokes the invitation; its link stops working. */
export async function revoke(manager: EntityManager, { id, schoolId }: SchoolInvitation): Promise<void> {
  await manager.delete(SchoolInvitation, { id, schoolId });
}
