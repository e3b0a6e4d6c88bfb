import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { Struct } from '@murmel/documents';
import { ContentAny, ContentDeleted, ContentDoc, ContentEmbed, ContentFormat, ContentJSON, decodeUpdate, GC, Item, type Skip } from 'yjs';

const { documentBytes, nesting } = LIMITS.collaboration;
const { clientsPerConnection, updateStructs } = SERVER_LIMITS.collaboration;
/** Yjs numbers its clients with 32 bits. */
const LARGEST_CLIENT = 2 ** 32 - 1;
/** Far beyond any typing; up to here numbers stay exact and Yjs can send them. */
export const LARGEST_CLOCK = 2 ** 31;

export interface Range {
  readonly clock: number;
  readonly len: number;
}

/** An update as its bytes say, before any document has seen it. */
export interface ReadUpdate {
  /** new and repeated structs of each client, without gaps between them */
  groups: ReadonlyMap<number, readonly Struct[]>;
  /** sorted and disjoint ranges */
  deletions: ReadonlyMap<number, readonly Range[]>;
}

/** `limit`: the number that was exceeded, where it is one. */
export interface UpdateProblem {
  problem: 'malformed' | 'gap' | 'number';
  limit?: number;
}

const MALFORMED: UpdateProblem = { problem: 'malformed' };

/**
 * Reads an update and refuses what no message of this size can mean: lengths, clocks and clients beyond it, values nested
 * deeper than a stack holds, more structs than are looked through at once. Costs time in proportion to the bytes.
 */
export function readUpdate(bytes: Uint8Array): ReadUpdate | UpdateProblem {
  let decoded: ReturnType<typeof decodeUpdate>;
  try {
    decoded = decodeUpdate(bytes);
  } catch {
    return MALFORMED;
  }
  if (decoded.structs.length > updateStructs) return { problem: 'malformed', limit: updateStructs };
  const groups = new Map<number, Struct[]>();
  let deleted = 0;
  for (const one of decoded.structs) {
    const struct = asKnown(one);
    if (!struct) return MALFORMED;
    const { client, clock } = struct.id;
    const group = groups.get(client);
    const before = group?.at(-1);
    if (struct.length < 1 || client > LARGEST_CLIENT || clock + struct.length > LARGEST_CLOCK) return MALFORMED;
    if (before && before.id.clock + before.length !== clock) return MALFORMED;
    // Existing content takes its bytes; only structs that were deleted before they were sent take none.
    if (struct instanceof GC || struct.content instanceof ContentDeleted) deleted += struct.length;
    else if (!isShallow(struct)) return { problem: 'malformed', limit: nesting };
    if (group) group.push(struct);
    else groups.set(client, [struct]);
    if (groups.size > clientsPerConnection) return { problem: 'malformed', limit: clientsPerConnection };
  }
  if (deleted > documentBytes || ![...decoded.ds.clients.values()].every(areApart)) return MALFORMED;
  return { groups, deletions: decoded.ds.clients };
}

/** Skips announce a gap; documents inside documents are nothing any tool writes. */
function asKnown(struct: Struct | Skip): Struct | undefined {
  if (struct instanceof GC) return struct;
  return struct instanceof Item && !(struct.content instanceof ContentDoc) ? struct : undefined;
}

function areApart(ranges: readonly Range[]): boolean {
  let end = 0;
  return ranges.every(({ clock, len }) => {
    const follows = clock >= end && len >= 1;
    end = clock + len;
    return follows && end <= LARGEST_CLOCK;
  });
}

function isShallow({ content }: Item): boolean {
  if (content instanceof ContentAny || content instanceof ContentJSON) return isShallowValue(content.arr);
  if (content instanceof ContentEmbed) return isShallowValue(content.embed);
  return !(content instanceof ContentFormat) || isShallowValue(content.value);
}

/** Checks level by level, because a recursive check would overflow the stack on exactly the input it looks for. */
function isShallowValue(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > nesting) return false;
    // Numbers beyond JSON would make serialization throw.
    if (level.some((entry) => typeof entry === 'bigint')) return false;
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && !(entry instanceof Uint8Array) ? Object.values(entry) : [],
    );
  }
  return true;
}
