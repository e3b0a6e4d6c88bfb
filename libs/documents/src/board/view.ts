import type { PartFields } from '@murmel/contracts';
import { memoize } from './memoize.js';

/** Fields of the view; the same object while the part does not change, so that nothing is sent twice. */
export function narrowing(known: readonly string[]): (fields: PartFields) => PartFields {
  return memoize((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => known.includes(name))));
}
