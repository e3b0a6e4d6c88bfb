import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { publish } from '@murmel/server';
import type { DataSource } from 'typeorm';

/** The longest budget of wrong codes. */
const CODE_TRY_DAYS = 30;

/** Ends sessions whose time is over; sockets that were opened in them close with them. @returns how many */
export async function endExpiredSessions(source: DataSource, now: Date): Promise<number> {
  return source.transaction(async (manager) => {
    const [ended] = await manager.query<[{ hash: string }[], number]>('delete from session where expires_at <= $1 returning hash', [now]);
    for (const { hash } of ended) await publish(manager, 'access.changed', { sessionHash: hash });
    return ended.length;
  });
}

/** @returns how many tickets of live documents nobody can use any more */
export function forgetTickets(source: DataSource, now: Date): Promise<number> {
  return remove(source, 'delete from collaboration_ticket where expires_at <= $1', now);
}

/** @returns how many invitations into schools nobody can accept any more */
export function forgetSchoolInvitations(source: DataSource, now: Date): Promise<number> {
  return remove(source, 'delete from school_invitation where expires_at <= $1', now);
}

/** @returns how many mailed links nobody can use any more */
export function forgetMailTokens(source: DataSource, now: Date): Promise<number> {
  return remove(source, 'delete from mail_token where expires_at <= $1', now);
}

/** @returns how many answers that were kept for repeated requests (decision E25) */
export function forgetIdempotencyKeys(source: DataSource, now: Date): Promise<number> {
  const until = new Date(now.getTime() - LIMITS.idempotencyHours * 3_600_000);
  return remove(source, 'delete from idempotency_key where created_at <= $1', until);
}

/** @returns how many counters of failed tries that no longer hold anybody up */
export function forgetAttempts(source: DataSource, now: Date): Promise<number> {
  return remove(source, 'delete from attempt where window_ends_at <= $1 and (blocked_until is null or blocked_until <= $1)', now);
}

/** @returns how many wrong codes, networks, addresses and devices no door asks about any more */
export async function forgetDoors(source: DataSource, now: Date): Promise<number> {
  const days = (count: number): Date => new Date(now.getTime() - count * 24 * 3_600_000);
  const removed = [
    await remove(source, 'delete from code_try where at <= $1', days(CODE_TRY_DAYS)),
    await remove(source, 'delete from class_network where until <= $1', now),
    await remove(source, 'delete from code_address where day < $1::date', days(SERVER_LIMITS.pupilCode.networkDays)),
    await remove(source, 'delete from account_device where last_seen_at <= $1', days(SERVER_LIMITS.login.deviceDays)),
  ];
  return removed.reduce((sum, count) => sum + count, 0);
}

/** @returns how many codes of former pupils may be given out again */
export function forgetRetiredCodes(source: DataSource, now: Date): Promise<number> {
  const until = new Date(now.getTime() - LIMITS.schoolClass.codeQuarantineDays * 24 * 3_600_000);
  return remove(source, 'delete from retired_code where retired_at <= $1', until);
}

/** TypeORM answers a deletion with its rows and their number. */
async function remove(source: DataSource, statement: string, until: Date): Promise<number> {
  const [, count] = await source.query<[unknown[], number]>(statement, [until]);
  return count;
}
