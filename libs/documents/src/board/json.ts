import type { Json } from '@murmel/contracts';

/** Deeper than anything the product writes (a link in a point of a description is 6 deep). */
const DEEPEST = 12;

/** True for plain JSON. Yjs can contain other values, which are always forged. */
export function isJson(value: unknown, depth = 0): value is Json {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((entry) => isJson(entry, depth + 1));
  // A changed prototype means the client sent a field of the name `__proto__`.
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every((entry) => isJson(entry, depth + 1));
}

/** Replaces unpaired surrogates. They cannot be transmitted: the sender would keep another text than all other clients. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** The value with whole characters only. */
export function wellFormedJson(value: Json): Json {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(wellFormedJson);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [wellFormed(name), wellFormedJson(entry)]));
}
