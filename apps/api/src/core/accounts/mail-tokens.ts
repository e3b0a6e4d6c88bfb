import { LIMITS } from '@murmel/contracts';
import { hashSecret, MailToken, newSecret } from '@murmel/server';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

type Purpose = MailToken['purpose'];
const MINUTE_MS = 60_000;
const LIFE_MS: Record<Purpose, number> = {
  confirm: LIMITS.mailToken.confirmHours * 60 * MINUTE_MS,
  address: LIMITS.mailToken.confirmHours * 60 * MINUTE_MS,
  reset: LIMITS.mailToken.resetMinutes * MINUTE_MS,
  admin: LIMITS.mailToken.adminMinutes * MINUTE_MS,
};

/** A secret for a link. Only its hash is kept. @param email the address that a link of the purpose `address` adds */
export async function issueMailToken(
  manager: EntityManager,
  accountId: string,
  purpose: Purpose,
  email: string | null = null,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + LIFE_MS[purpose]);
  await manager.insert(MailToken, { hash: hashSecret(secret), accountId, purpose, email, expiresAt });
  return secret;
}

/** Refuses an unknown link token cheaply, before any further work is done. @throws TOKEN_INVALID as `useMailToken` does */
export async function refuseUnknownToken(manager: EntityManager, secret: string, purpose: Purpose): Promise<void> {
  if (!(await manager.existsBy(MailToken, { hash: hashSecret(secret), purpose, expiresAt: MoreThan(new Date()) })))
    throw apiError('TOKEN_INVALID');
}

/**
 * Uses a link up; every other link of that account ends with it.
 * @returns its row, with the account it was made for
 * @throws TOKEN_INVALID when it is unknown, expired or used
 */
export async function useMailToken(manager: EntityManager, secret: string, ...purposes: Purpose[]): Promise<MailToken> {
  const token = await manager.findOneBy(MailToken, { hash: hashSecret(secret), purpose: In(purposes) });
  if (!token || token.expiresAt <= new Date()) throw apiError('TOKEN_INVALID');
  // Two clicks at once find the same row; only one of them removes it.
  const { affected } = await manager.delete(MailToken, { hash: token.hash });
  if (affected !== 1) throw apiError('TOKEN_INVALID');
  await manager.delete(MailToken, { accountId: token.accountId });
  return token;
}
