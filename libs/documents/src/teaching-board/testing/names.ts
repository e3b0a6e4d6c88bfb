import type { NamedEntry } from '@murmel/contracts';

/** A list of this many names. */
export function entriesOf(count: number): NamedEntry[] {
  return Array.from({ length: count }, (_, index) => ({ id: `e${index}`, name: `Name ${index}` }));
}
