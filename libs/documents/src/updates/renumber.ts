import {
  applyUpdate,
  createID,
  type Doc,
  decodeStateVector,
  decodeUpdate,
  encodeStateAsUpdate,
  encodeStateVector,
  GC,
  getState,
  ID,
  Item,
  UpdateEncoderV1,
} from 'yjs';
import { differsFromCovered, type Struct } from './covered.js';
import type { OwnRange } from './own-clocks.js';

/** Structs of one copy of a document that may not be stored, and all deletions that it knows. */
export interface OwnWriting {
  ranges: readonly OwnRange[];
  update: Uint8Array;
}

export function ownWriting(document: Doc, ranges: readonly OwnRange[]): OwnWriting {
  const known = decodeStateVector(encodeStateVector(document));
  for (const { client, from } of ranges) known.set(client, from);
  return { ranges, update: encodeStateAsUpdate(document, encodeStateVector(known)) };
}

/**
 * Writes what another copy wrote into this one, under this copy's own number: as if it had been typed here. What this copy
 * has of it already stays as it is.
 * @param document in step with the server; has written nothing yet
 */
export function takeOver(document: Doc, own: OwnWriting): void {
  const update = renumbered(document, own);
  const { clientID } = document;
  // Yjs takes a foreign update under its own number for a collision and would choose another one.
  document.clientID = 0;
  try {
    document.transact(() => applyUpdate(document, update));
  } finally {
    document.clientID = clientID;
  }
}

/** A stretch of clocks that gets other ones. */
interface Move {
  client: number;
  from: number;
  to: number;
  /** added to each clock */
  by: number;
}

function renumbered(document: Doc, { ranges, update }: OwnWriting): Uint8Array {
  const { structs, ds } = decodeUpdate(update);
  const number = document.clientID;
  const start = getState(document.store, number);
  const moves: Move[] = [];
  const missing: Struct[] = [];
  let next = start;
  for (const { client, to, from } of ranges) {
    const own = structs.filter((struct): struct is Struct => isStruct(struct) && struct.id.client === client && struct.id.clock < to);
    const first = Math.max(from, firstMissing(document, client, own));
    if (first >= to) continue;
    moves.push({ client, from: first, to, by: next - first });
    missing.push(...own.filter((struct) => struct.id.clock + struct.length > first));
    next += to - first;
  }
  const moved = (id: ID): ID => {
    const move = moves.find(({ client, from, to }) => client === id.client && id.clock >= from && id.clock < to);
    return move ? createID(number, id.clock + move.by) : id;
  };
  const encoder = new UpdateEncoderV1();
  encoder.writeLen(missing.length > 0 ? 1 : 0);
  if (missing.length > 0) {
    encoder.writeLen(missing.length);
    encoder.writeClient(number);
    encoder.writeLen(start);
    for (const struct of missing) movedStruct(struct, moves, moved).write(encoder, 0);
  }
  const deleted = [...ds.clients].flatMap(([client, all]) =>
    all.flatMap(({ clock, len }) => movedRanges(client, clock, clock + len, moves, moved)),
  );
  encoder.writeLen(deleted.length);
  for (const { id, length } of deleted) {
    encoder.writeClient(id.client);
    encoder.writeLen(1);
    encoder.writeDsClock(id.clock);
    encoder.writeDsLen(length);
  }
  return encoder.toUint8Array();
}

function isStruct(struct: unknown): struct is Struct {
  return struct instanceof Item || struct instanceof GC;
}

/** The first clock of what the document does not have, or has something else at. */
function firstMissing(document: Doc, client: number, structs: readonly Struct[]): number {
  const state = getState(document.store, client);
  for (const struct of structs) {
    if (differsFromCovered(document, struct, true)) return struct.id.clock;
    if (struct.id.clock + struct.length > state) return Math.max(struct.id.clock, state);
  }
  return Infinity;
}

/** Returns the part of a struct that moves: its beginning may be stored, its end may belong to another client. */
function movedStruct(struct: Struct, moves: readonly Move[], moved: (id: ID) => ID): Struct {
  const { client, clock } = struct.id;
  const move = moves.find((candidate) => candidate.client === client && candidate.from < clock + struct.length && candidate.to > clock);
  const from = Math.max(clock, move?.from ?? clock);
  const to = Math.min(clock + struct.length, move?.to ?? Infinity);
  const id = moved(createID(client, from));
  if (struct instanceof GC) return new GC(id, to - from);
  const content = from > clock ? struct.content.splice(from - clock) : struct.content;
  if (to < clock + struct.length) content.splice(to - from);
  const origin = from > clock ? createID(client, from - 1) : struct.origin;
  const parent = struct.parent instanceof ID ? moved(struct.parent) : struct.parent;
  return new Item(
    id,
    null,
    origin && moved(origin),
    null,
    struct.rightOrigin && moved(struct.rightOrigin),
    parent,
    struct.parentSub,
    content,
  );
}

/** Cut where a stretch begins or ends. */
function movedRanges(
  client: number,
  from: number,
  to: number,
  moves: readonly Move[],
  moved: (id: ID) => ID,
): { id: ID; length: number }[] {
  const inside = moves
    .filter((move) => move.client === client)
    .flatMap((move) => [move.from, move.to])
    .filter((clock) => clock > from && clock < to);
  const ends = [...inside, to];
  return [from, ...inside].map((clock, index) => ({ id: moved(createID(client, clock)), length: ends[index]! - clock }));
}
