import { newSecret } from '@murmel/server';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of the OWASP password storage cheat sheet: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Belongs to nobody; compared where there is no password, so that the answer takes as long as a wrong one. */
const NOBODYS_HASH = hash(newSecret(), ARGON2ID);

/** What is stored instead of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

/** False for a missing or damaged hash too, after the same work. */
export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(storedHash ?? (await NOBODYS_HASH), password).catch(() => false);
  return right && storedHash != null;
}
