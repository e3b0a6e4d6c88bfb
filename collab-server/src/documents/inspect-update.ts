import * as Y from 'yjs';

/** `writers`: the Yjs clients that add something new. */
export type Inspection = { writers: number[] } | { problem: 'malformed' | 'gap' };

type Struct = Y.Item | Y.GC | Y.Skip;
type Decoded = ReturnType<typeof Y.decodeUpdate>;

/**
 * Looks into an update without applying it. An update whose predecessor is missing would be acknowledged and stay
 * invisible, and so would everything after it from the same client: therefore gaps are a problem, not a delay.
 */
export function inspectUpdate(document: Y.Doc, update: Uint8Array): Inspection {
  let decoded: Decoded;
  try {
    decoded = Y.decodeUpdate(update);
  } catch {
    return { problem: 'malformed' };
  }
  const ends = new Map<number, number>();
  const end = (client: number): number => ends.get(client) ?? Y.getState(document.store, client);
  const groups = groupByClient(decoded.structs);
  if ([...groups.values()].some((structs) => structs.some(isForbidden))) return { problem: 'malformed' };
  const writers = [...groups].flatMap(([client, structs]) => (endOf(structs) > Y.getState(document.store, client) ? [client] : []));
  if (!integrates(groups, end, ends)) return { problem: 'gap' };
  for (const [client, ranges] of decoded.ds.clients) {
    if (ranges.some((range) => range.clock + range.len > end(client))) return { problem: 'gap' };
  }
  return { writers };
}

function groupByClient(structs: readonly Struct[]): Map<number, Struct[]> {
  const groups = new Map<number, Struct[]>();
  for (const struct of structs) {
    const group = groups.get(struct.id.client);
    if (group) group.push(struct);
    else groups.set(struct.id.client, [struct]);
  }
  return groups;
}

/** Skips announce a gap; documents inside documents are nothing any tool writes. */
function isForbidden(struct: Struct): boolean {
  return struct instanceof Y.Skip || (struct instanceof Y.Item && struct.content instanceof Y.ContentDoc);
}

function endOf(structs: readonly Struct[]): number {
  const last = structs[structs.length - 1];
  return last ? last.id.clock + last.length : 0;
}

/** Plays the update through in the order of its dependencies, as Yjs would. */
function integrates(groups: Map<number, Struct[]>, end: (client: number) => number, ends: Map<number, number>): boolean {
  const positions = new Map<number, number>();
  for (let progress = true; progress; ) {
    progress = false;
    for (const [client, structs] of groups) {
      let position = positions.get(client) ?? 0;
      for (let struct = structs[position]; struct && isReady(struct, end); struct = structs[position]) {
        ends.set(client, Math.max(end(client), struct.id.clock + struct.length));
        position += 1;
        progress = true;
      }
      positions.set(client, position);
    }
  }
  return [...groups].every(([client, structs]) => positions.get(client) === structs.length);
}

function isReady(struct: Struct, end: (client: number) => number): boolean {
  if (struct.id.clock > end(struct.id.client)) return false;
  if (!(struct instanceof Y.Item)) return true;
  const known = (id: Y.ID | null): boolean => id === null || id.clock < end(id.client);
  return known(struct.origin) && known(struct.rightOrigin) && (!(struct.parent instanceof Y.ID) || known(struct.parent));
}
