import { generateKeyBetween } from 'fractional-indexing';

/** Entry with a position in an order. Equal keys are ordered by id, so the order is the same on every device. */
export interface Ordered {
  id: string;
  order: string;
}

/** The order of keys is that of their bytes, never that of a language. */
export function byOrderKey(left: Ordered, right: Ordered): number {
  if (left.order !== right.order) return left.order < right.order ? -1 : 1;
  return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
}

/** Keys grow by a letter with every sixth drop between the same two; what is longer than this is cut. */
const KEY_MAX = 500;
const SMALLEST = `A${'0'.repeat(26)}`;
const ANYWHERE = 'a0';

/**
 * Returns a valid order key, whatever a device sent.
 * @returns the first place of an empty order for what is no key
 */
export function readKey(value: unknown): string {
  if (typeof value !== 'string' || !/^[A-Za-z][0-9A-Za-z]/.test(value)) return ANYWHERE;
  const key = value.slice(0, KEY_MAX);
  // The first letter says how long the whole number is; behind it stands the fraction, which ends in no zero.
  const head = key.charCodeAt(0);
  const whole = head >= 97 ? head - 97 + 2 : 90 - head + 2;
  if (key.length < whole || key === SMALLEST || !/^[0-9A-Za-z]+$/.test(key)) return ANYWHERE;
  const read = key.slice(0, whole) + key.slice(whole).replace(/0+$/, '');
  return read === SMALLEST ? ANYWHERE : read;
}

/**
 * The key of a place.
 * @param others in their order, without what is being placed
 * @param after `null`: the first place; an id that is not there, or nothing: the last
 */
export function orderKeyAfter(others: readonly Ordered[], after: string | null | undefined): string {
  const index = after === null ? -1 : others.findIndex(({ id }) => id === after);
  const last = others.length - 1;
  const position = after === null ? -1 : index === -1 ? last : index;
  const lower = others[position]?.order ?? null;
  // Two who dropped something at one place have the same key: what comes between goes behind both.
  const upper = others.slice(position + 1).find(({ order }) => lower === null || order > lower)?.order ?? null;
  return readKey(between(lower, upper));
}

/** Keys come from clients, too: an invalid one must not stop all others from moving parts. */
function between(lower: string | null, upper: string | null): string {
  try {
    return generateKeyBetween(lower, upper);
  } catch {
    return lower === null ? generateKeyBetween(null, null) : generateKeyBetween(readKey(lower), null);
  }
}
