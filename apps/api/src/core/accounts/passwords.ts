import { newSecret } from '@murmel/server';
import { hash, verify } from '@node-rs/argon2';
import { apiError } from '../../platform/api-error.js';
import { HashQueue } from './hash-queue.js';
import { isWeak } from './password-strength.js';

/** argon2id with the parameters of the OWASP password storage cheat sheet: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash that belongs to no account; compared where there is no password, so that the response takes as long as for a wrong one. */
const NOBODYS_HASH = hash(newSecret(), ARGON2ID);

const queue = new HashQueue();

/**
 * Returns the hash that is stored instead of a password.
 * @param stranger address of an unknown client
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export function hashPassword(password: string, stranger?: string): Promise<string> {
  return queue.do(() => hash(password, ARGON2ID), stranger);
}

/**
 * Returns the hash that is stored instead of a newly chosen password.
 * @param about known facts about its owner: none of them is accepted as a password
 * @param stranger address of an unknown client
 * @throws PASSWORD_WEAK, TOO_MANY_REQUESTS with the seconds to wait
 */
export async function hashNewPassword(password: string, about: readonly string[], stranger?: string): Promise<string> {
  if (await isWeak(password, about)) throw apiError('PASSWORD_WEAK');
  return hashPassword(password, stranger);
}

/**
 * Returns false for a missing or damaged hash too, after the same work.
 * @param stranger address of an unknown client
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function passwordMatches(storedHash: string | null | undefined, password: string, stranger?: string): Promise<boolean> {
  const compared = storedHash ?? (await NOBODYS_HASH);
  const right = await queue.do(() => verify(compared, password).catch(() => false), stranger);
  return right && storedHash != null;
}
