import type { BoardRefusal, Json } from '@murmel/contracts';
import type { BoardActor } from './operations.js';

/** Missing parts, parts of other users and removed parts get the same refusal. */
export const GONE: BoardRefusal = { code: 'NOT_FOUND' };

/** Of boards that only owner and invited change. */
export function refuseUntrusted(actor: BoardActor): BoardRefusal | undefined {
  return actor.trusted ? undefined : { code: 'FORBIDDEN' };
}

/** Only what was given; `null` takes a field away, which is how "as its parent" is stored. */
export function given(fields: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json | undefined>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value === null ? undefined : value]])),
  );
}
