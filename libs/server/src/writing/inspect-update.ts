import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { differsFromCovered, type Struct } from '@murmel/documents';
import { createID, type Doc, findIndexSS, GC, getState, type ID, Item } from 'yjs';
import { IntegrationCost } from './integration-cost.js';
import type { Range, ReadUpdate, UpdateProblem } from './read-update.js';

const { nesting } = LIMITS.collaboration;
const { updateSteps } = SERVER_LIMITS.collaboration;

/** Cost of an update: structs that it adds, structs that it splits, structs that it deletes. All zero: the update contains nothing new. */
export interface Effort {
  structs: number;
  cuts: number;
  deleted: number;
}

/** @returns the clients that add something that the document does not have */
export function writersIn(document: Doc, { groups }: ReadUpdate): number[] {
  return [...groups].flatMap(([client, structs]) => (endOf(structs) > getState(document.store, client) ? [client] : []));
}

/**
 * Checks the effect of an update on a document, without applying it. An update whose predecessor is missing would be acknowledged but stay
 * invisible, like all later ones from the same client: therefore gaps are refused, not delayed. Content already in the document must be
 * equal, or its sender would get a false confirmation.
 * @param isOwn whether the sender writes as this client: of others even what is gone meanwhile may not be said anew
 */
export function inspectUpdate(document: Doc, update: ReadUpdate, isOwn: (client: number) => boolean): Effort | UpdateProblem {
  for (const [client, structs] of update.groups) {
    if (structs.some((struct) => differsFromCovered(document, struct, !isOwn(client)))) return { problem: 'number' };
  }
  const places = new IntegrationCost(document, updateSteps, nesting);
  const ends = new Map<number, number>();
  const end = (client: number): number => ends.get(client) ?? getState(document.store, client);
  let structs = 0;
  const problem = playThrough(
    update.groups,
    end,
    (struct) => {
      const from = Math.max(struct.id.clock, end(struct.id.client));
      ends.set(struct.id.client, Math.max(from, struct.id.clock + struct.length));
      if (struct.id.clock + struct.length <= from) return true;
      structs += 1;
      if (struct instanceof Item) return places.put(struct, from);
      places.putGone(createID(struct.id.client, from), struct.id.clock + struct.length - from);
      return true;
    },
    places,
  );
  if (problem) return problem;
  let deleted = 0;
  for (const [client, ranges] of update.deletions) {
    if (ranges.some((range) => range.clock + range.len > end(client))) return { problem: 'gap' };
    deleted += countDeletions(document, client, ranges, places);
  }
  return places.exhausted ? { problem: 'malformed', limit: updateSteps } : { structs, cuts: places.cuts, deleted };
}

function endOf(structs: readonly Struct[]): number {
  const last = structs[structs.length - 1];
  return last ? last.id.clock + last.length : 0;
}

/** Integrates structs in the order of their dependencies, as Yjs does. Each iteration integrates at least one struct or is the last. */
function playThrough(
  groups: ReadUpdate['groups'],
  end: (client: number) => number,
  put: (struct: Struct) => boolean,
  places: IntegrationCost,
): UpdateProblem | undefined {
  const positions = new Map<number, number>();
  for (let progress = true; progress; ) {
    progress = false;
    for (const [client, structs] of groups) {
      let position = positions.get(client) ?? 0;
      for (let struct = structs[position]; struct && isReady(struct, end); struct = structs[position]) {
        if (!put(struct)) return { problem: 'malformed', limit: nesting };
        if (places.exhausted) return { problem: 'malformed', limit: updateSteps };
        position += 1;
        progress = true;
      }
      positions.set(client, position);
    }
  }
  return [...groups].every(([client, structs]) => positions.get(client) === structs.length) ? undefined : { problem: 'gap' };
}

function isReady(struct: Struct, end: (client: number) => number): boolean {
  if (struct.id.clock > end(struct.id.client)) return false;
  if (struct instanceof GC) return true;
  const parent: unknown = struct.parent;
  const known = (id: ID | null): boolean => id === null || id.clock < end(id.client);
  return known(struct.origin) && known(struct.rightOrigin) && (!isId(parent) || known(parent));
}

function isId(parent: unknown): parent is ID {
  return typeof parent === 'object' && parent !== null && 'clock' in parent;
}

/**
 * Counts the cost of deletions. Structs that are deleted already cost nothing; splits made for it do. @returns structs of the document that
 * are deleted
 */
function countDeletions(document: Doc, client: number, ranges: readonly Range[], places: IntegrationCost): number {
  const structs = document.store.clients.get(client);
  const state = getState(document.store, client);
  let deleted = 0;
  if (!structs) return deleted;
  for (const { clock, len } of ranges) {
    if (clock >= state || places.exhausted) continue;
    for (let index = findIndexSS(structs, clock); index < structs.length && structs[index]!.id.clock < clock + len; index += 1) {
      const struct = structs[index]!;
      if (struct.deleted) continue;
      deleted += 1;
      places.spend(1);
      if (struct.id.clock < clock) places.spendCut(structs.length);
      if (struct.id.clock + struct.length > clock + len) places.spendCut(structs.length);
    }
  }
  return deleted;
}
