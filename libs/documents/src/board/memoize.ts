import type { PartFields } from '@murmel/contracts';

/** Number of different arrays cached per part: that of the document, and those with pending changes. */
const RECENT = 4;

/** Remembers what was made of a value for as long as the value lives. */
export function memoize<V extends object, R>(make: (value: V) => R): (value: V) => R {
  const known = new WeakMap<V, { made: R }>();
  return (value) => {
    let entry = known.get(value);
    if (!entry) {
      entry = { made: make(value) };
      known.set(value, entry);
    }
    return entry.made;
  };
}

/** The same for parts of a board: 1,000 cards are read once, then only what changed. */
export function memoizeParts<R>(read: (id: string, fields: PartFields) => R): (id: string, fields: PartFields) => R {
  const known = new WeakMap<PartFields, { id: string; made: R }>();
  return (id, fields) => {
    let entry = known.get(fields);
    // A copied board may have the same fields under another id.
    if (entry?.id !== id) {
      entry = { id, made: read(id, fields) };
      known.set(fields, entry);
    }
    return entry.made;
  };
}

/**
 * Gives back the array that was there before when its entries are the same, so that a list in which nothing changed is
 * not drawn again.
 * @returns a function of whose array it is, and the entries
 */
export function reuseArrays<Owner extends object, Entry>(): (owner: Owner, entries: readonly Entry[]) => readonly Entry[] {
  const known = new WeakMap<Owner, (readonly Entry[])[]>();
  return (owner, entries) => {
    const recent = known.get(owner) ?? [];
    const same = recent.find((array) => array.length === entries.length && array.every((entry, index) => entry === entries[index]));
    if (same) return same;
    known.set(owner, [entries, ...recent.slice(0, RECENT - 1)]);
    return entries;
  };
}
