import { berlinDay, Licence, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { applyLicences } from './apply-licences.js';

/** Locks a licence, so that simultaneous requests count its seats one after the other. @throws NOT_FOUND */
export async function lockedLicence(manager: EntityManager, id: string): Promise<Licence> {
  const licence = await manager.findOne(Licence, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!licence) throw apiError('NOT_FOUND');
  return licence;
}

/** Returns how many seats are taken: by accounts, and by people who are invited to one. */
export async function takenSeats(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; taken: number }[]>(
    `select l.id, (select count(*)::int from account a where a.licence_id = l.id)
                + (select count(*)::int from school_invitation i where i.licence_id = l.id and i.expires_at > now()) as taken
       from licence l where l.id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** @param more people who want a seat. The licence must be locked. @throws LICENCE_OVER, LICENCE_FULL with the seats and how many are free */
export async function refuseWithoutSeats(manager: EntityManager, { id, seats, endsOn }: Licence, more: number): Promise<void> {
  if (endsOn !== null && endsOn <= berlinDay(new Date())) throw apiError('LICENCE_OVER');
  if (seats === null) return;
  const taken = (await takenSeats(manager, [id])).get(id) ?? 0;
  if (taken + more > seats) throw apiError('LICENCE_FULL', { seats, free: Math.max(0, seats - taken) });
}

/** Gives teachers seats of a licence; the seats that they had of another one are free. @throws NOT_FOUND, LICENCE_OVER, LICENCE_FULL */
export async function giveSeats(manager: EntityManager, licenceId: string, accountIds: readonly string[]): Promise<void> {
  const licence = await lockedLicence(manager, licenceId);
  const rows = await manager.query<{ id: string }[]>('select id from account where id = any($1) and licence_id is distinct from $2', [
    accountIds,
    licenceId,
  ]);
  const fresh = rows.map(({ id }) => id);
  if (fresh.length === 0) return;
  await refuseWithoutSeats(manager, licence, fresh.length);
  await takeInvitedSeat(manager, licenceId, fresh);
}

/** Gives the seats that an invitation has kept: they are counted already. */
export async function takeInvitedSeat(manager: EntityManager, licenceId: string, accountIds: readonly string[]): Promise<void> {
  await manager.query('update account set licence_id = $1 where id = any($2)', [licenceId, accountIds]);
  await applyLicences(manager, new Date(), licenceId);
}

/** Takes the seat back from a teacher, who has the installation's own licence then. */
export async function takeSeatBack(manager: EntityManager, accountId: string, defaultLicence: string): Promise<void> {
  await manager.query(
    'update account set licence_id = null, shared_classes = null, licence = $2 where id = $1 and licence_id is not null',
    [accountId, defaultLicence],
  );
  await publish(manager, 'person.changed', { id: accountId });
}
