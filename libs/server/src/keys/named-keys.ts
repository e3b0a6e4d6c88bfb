import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, sign } from '../secrets.js';

/** The installation's secrets: with the first everything new is made, values that were made with the others can still be read. */
export interface Secrets {
  secret: string;
  previousSecrets?: readonly string[] | undefined;
}

/** Between a key's name and what was made with it; base64url has no such sign. */
const MARK = '.';

interface NamedKey {
  /** name of the secret, stored with the values; it cannot be reversed */
  name: string;
  hash: Buffer;
  seal: Buffer;
}

/** The name of a secret in stored values: `k` and 32 bits that are derived from it. */
export function keyNameOf(secret: string): string {
  return `k${deriveKey(secret, 'name of the key').toString('hex').slice(0, 8)}`;
}

/** The name in front of a stored value; nothing in values from the time before names. */
export function keyNameIn(stored: string): string | undefined {
  const end = stored.indexOf(MARK);
  return end < 0 ? undefined : stored.slice(0, end);
}

/**
 * Values stored under keys derived from SECRET: found by a keyed hash, readable with the secret, unreadable in backups. Every value names
 * its key, so that a new SECRET loses nothing as long as the earlier one is known, too.
 */
export class NamedKeys {
  private readonly keys: readonly NamedKey[];

  /**
   * @param purpose words of one purpose are found and opened by the keys of no other purpose
   */
  constructor(purpose: string, { secret, previousSecrets = [] }: Secrets) {
    this.keys = [...new Set([secret, ...previousSecrets])].map((one) => ({
      name: keyNameOf(one),
      hash: deriveKey(one, purpose),
      seal: deriveKey(one, `${purpose}, sealed`),
    }));
  }

  /** Name of the key for new values. */
  get newest(): string {
    return this.keys[0]!.name;
  }

  knows(name: string): boolean {
    return this.keys.some((key) => key.name === name);
  }

  /** The keyed hash under the newest key: what is stored. */
  hash(words: string): string {
    const [{ name, hash }] = this.keys as [NamedKey];
    return name + MARK + sign(hash, words);
  }

  /** Every hash under which these words may be stored: what they are looked up by. */
  hashes(words: string): string[] {
    const [, ...previous] = this.keys;
    return [
      this.hash(words),
      ...previous.map(({ name, hash }) => name + MARK + sign(hash, words)),
      ...this.keys.map(({ hash }) => sign(hash, words)),
    ];
  }

  /** The hash that a stored one would be, were it of these words: under the key that it names. Nothing when that is unknown. */
  hashLike(stored: string, words: string): string[] {
    const name = keyNameIn(stored);
    if (name === undefined) return this.keys.map(({ hash }) => sign(hash, words));
    return this.keys.filter((key) => key.name === name).map(({ hash }) => name + MARK + sign(hash, words));
  }

  seal(words: string): string {
    const [{ name, seal }] = this.keys as [NamedKey];
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', seal, nonce);
    const text = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
    return name + MARK + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /**
   * @returns null when it was sealed with a secret that is not known (any more)
   * @throws when it was changed since
   */
  open(sealed: string): string | null {
    const name = keyNameIn(sealed);
    if (name === undefined) return this.openUnnamed(sealed);
    const key = this.keys.find((one) => one.name === name);
    return key ? opened(key.seal, sealed.slice(name.length + MARK.length)) : null;
  }

  /** Opens values without a key name, from the time before names: tries all keys. */
  private openUnnamed(sealed: string): string | null {
    for (const { seal } of this.keys) {
      try {
        return opened(seal, sealed);
      } catch {
        // Sealed with another one.
      }
    }
    return null;
  }
}

function opened(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
