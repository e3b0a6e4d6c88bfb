import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { deriveKey, sign } from './secrets.js';

/** Codes have six digits and do not begin with 0 (decision A35). */
export const PUPIL_CODE_RANGE = { lowest: 100_000, highest: 999_999 } as const;

/** Any of them. */
export function newPupilCode(): string {
  return String(randomInt(PUPIL_CODE_RANGE.lowest, PUPIL_CODE_RANGE.highest + 1));
}

/** How codes are kept: found again by a keyed hash, shown again by whoever has SECRET, readable in no backup. */
export class PupilCodes {
  private readonly hashKey: Buffer;
  private readonly sealKey: Buffer;

  /** @param secret the installation's SECRET */
  constructor(secret: string) {
    this.hashKey = deriveKey(secret, 'pupil codes');
    this.sealKey = deriveKey(secret, 'pupil codes, sealed');
  }

  hash(code: string): string {
    return sign(this.hashKey, code);
  }

  seal(code: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.sealKey, nonce);
    const text = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** @throws when it was sealed with another SECRET or changed since */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.sealKey, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }
}
