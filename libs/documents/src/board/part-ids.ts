import { PART_ID_LENGTH } from '@murmel/contracts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 62 below 256: bytes from it on would make the first letters more frequent. */
const FAIR = 248;

/** An id out of random or hashed bytes; more bytes are taken than letters needed, because unfair ones are left out. */
export function partIdFrom(bytes: Uint8Array): string {
  const letters = [...bytes].filter((byte) => byte < FAIR).slice(0, PART_ID_LENGTH);
  return letters
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .padEnd(PART_ID_LENGTH, '0');
}

/** A new id, 71 bits of chance. */
export function newPartId(): string {
  return partIdFrom(crypto.getRandomValues(new Uint8Array(PART_ID_LENGTH * 2)));
}

/** Longest id of a part, a person or a file. */
const ID_MAX = 40;

/** A part under any other id could be named by no call and moved by no command. */
export function isPartId(id: string): boolean {
  return id !== '' && id.length <= ID_MAX && /^[0-9A-Za-z_-]+$/.test(id);
}
