import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A random secret for links, cookies and tickets. 24 bytes = 192 bits, above the 128 that spec E1 asks for. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns the hash that is stored instead of a secret with enough entropy of its own. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A key for one purpose, derived from SECRET, so that one leak does not open everything. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'murmel', purpose, 32));
}

/** Keyed hash as text. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Comparison that takes the same time for every wrong value. */
export function equalSecrets(left: string, right: string): boolean {
  const a = createHash('sha256').update(left).digest();
  const b = createHash('sha256').update(right).digest();
  return timingSafeEqual(a, b);
}

/** Alphabet of short codes: nothing that is misread from a projector (spec A27). */
const SHORT_CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** @param length number of characters */
export function newShortCode(length: number): string {
  return Array.from({ length }, () => SHORT_CODE_ALPHABET[randomInt(SHORT_CODE_ALPHABET.length)]).join('');
}
