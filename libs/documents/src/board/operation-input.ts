import type { BoardRefusal, Json } from '@murmel/contracts';
import type { BoardActor } from './operations.js';

/** Missing parts, parts of other users and removed parts get the same refusal. */
export const PART_NOT_FOUND: BoardRefusal = { code: 'NOT_FOUND' };

/** Refuses untrusted users on boards that only owner and members change. */
export function refuseUntrusted(actor: BoardActor): BoardRefusal | undefined {
  return actor.trusted ? undefined : { code: 'FORBIDDEN' };
}

/** Omits undefined fields; `null` removes a field, which stores "as its parent". */
export function givenFields(fields: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json | undefined>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value === null ? undefined : value]])),
  );
}
