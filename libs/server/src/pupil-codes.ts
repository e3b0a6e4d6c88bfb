import { randomInt } from 'node:crypto';
import { NamedKeys, type Secrets } from './keys/named-keys.js';

/** Codes have six digits and do not begin with 0 (spec A35). */
export const PUPIL_CODE_RANGE = { lowest: 100_000, highest: 999_999 } as const;

/** Any of them. */
export function newPupilCode(): string {
  return String(randomInt(PUPIL_CODE_RANGE.lowest, PUPIL_CODE_RANGE.highest + 1));
}

/** Every code that there can be. */
export function* everyPupilCode(): Generator<string> {
  for (let code: number = PUPIL_CODE_RANGE.lowest; code <= PUPIL_CODE_RANGE.highest; code += 1) yield String(code);
}

export const PUPIL_CODES = 'pupil codes';

/** Stores pupil codes: found by a keyed hash, readable with SECRET, unreadable in backups. */
export class PupilCodes extends NamedKeys {
  /** @param secrets the installation's, or its only one */
  constructor(secrets: Secrets | string) {
    super(PUPIL_CODES, typeof secrets === 'string' ? { secret: secrets } : secrets);
  }
}
