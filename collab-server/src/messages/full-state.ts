import { createEncoder, toUint8Array, writeUint8Array, writeVarUint } from 'lib0/encoding';
import * as Y from 'yjs';
import { Slice } from './fair-scheduler.js';

type Struct = Y.Item | Y.GC;

/** Edits since then go after the state, up to so many bytes; then it is written anew. */
const TAIL_BYTES = 64 * 1024;
/** Writing the state anew takes at most this share of the time, however much is edited. */
const SHARE = 0.05;

/** A whole document as an update, and what was edited while and after it was written. Applied in this order they are the document. */
export interface FullState {
  state: Uint8Array;
  /** part of `state` that encodes the deletions */
  deletions: Uint8Array;
  tail: Uint8Array[];
}

interface Written extends FullState {
  tailBytes: number;
  at: number;
  tookMs: number;
}

/**
 * Full state of one document, encoded once for all clients that request it: `n` users who join cost one encoding. The encoding pauses after
 * each slice of time and resumes later; edits made meanwhile are in the tail.
 */
export class FullStates {
  private written: Written | undefined;
  private writing: Promise<Written> | undefined;
  private readonly tails = new Set<Written>();
  private readonly follow = (update: Uint8Array): void => {
    for (const kept of this.tails) {
      kept.tail.push(update);
      kept.tailBytes += update.byteLength;
    }
  };

  constructor(private readonly document: Y.Doc) {
    document.on('update', this.follow);
  }

  /** Size of the last state in bytes; 0 before the first. */
  get bytes(): number {
    return this.written?.state.byteLength ?? 0;
  }

  /** Deletions, as far as they were encoded. */
  get deletions(): Uint8Array | undefined {
    return this.written?.deletions;
  }

  get(): FullState | Promise<FullState> {
    const { written } = this;
    if (written && (written.tailBytes <= TAIL_BYTES || performance.now() - written.at < written.tookMs / SHARE)) return written;
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  /** Frees the encoded bytes after a while without requests. */
  forget(): void {
    this.written = undefined;
    this.tails.clear();
  }

  private async write(): Promise<Written> {
    const begun = performance.now();
    const next: Written = { state: new Uint8Array(), deletions: new Uint8Array(), tail: [], tailBytes: 0, at: begun, tookMs: 0 };
    this.tails.add(next);
    const slice = new Slice();
    const structs = await allStructs(this.document, slice);
    next.deletions = deletionsOf(this.document);
    next.state = joined(structs, next.deletions);
    next.at = performance.now();
    next.tookMs = next.at - begun;
    if (this.written) this.tails.delete(this.written);
    this.written = next;
    return next;
  }
}

/** Returns the end of each client's writing as a Yjs clock, in characters and parts. */
export function endsOf({ store }: Y.Doc): Map<number, number> {
  return new Map([...store.clients.keys()].map((client) => [client, Y.getState(store, client)]));
}

/** Counts the structs of the document, which determine the cost of loading and writing. */
export function partsOf({ store }: Y.Doc): number {
  let parts = 0;
  for (const structs of store.clients.values()) parts += structs.length;
  return parts;
}

/** Returns the deletions of the whole document, in the encoding of Yjs. */
function deletionsOf(document: Y.Doc): Uint8Array {
  // Nothing is newer than all there is: what remains is one byte for no structs, and the deletions.
  return Y.encodeStateAsUpdate(document, Y.encodeStateVector(document)).subarray(1);
}

function joined(structs: Uint8Array, deletions: Uint8Array): Uint8Array {
  const state = new Uint8Array(structs.byteLength + deletions.byteLength);
  state.set(structs);
  state.set(deletions, structs.byteLength);
  return state;
}

/** Writes client by client as Yjs does, up to where each of them is now, with pauses. */
async function allStructs(document: Y.Doc, slice: Slice): Promise<Uint8Array> {
  const { clients } = document.store;
  const ends = [...endsOf(document)].filter(([, end]) => end > 0).sort(([left], [right]) => right - left);
  const whole = createEncoder();
  writeVarUint(whole, ends.length);
  for (const [client, end] of ends) {
    const encoder = new Y.UpdateEncoderV1();
    let count = 0;
    let clock = 0;
    while (clock < end) {
      // Looked up anew after each pause: meanwhile structs were split or became one.
      const structs = clients.get(client) as Struct[];
      for (let index = Y.findIndexSS(structs, clock); index < structs.length && clock < end; index += 1) {
        const struct = structs[index]!;
        struct.write(encoder, clock - struct.id.clock);
        clock = struct.id.clock + struct.length;
        count += 1;
        if (count % 1000 === 0 && slice.over) break;
      }
      if (clock < end) await slice.next();
    }
    writeVarUint(whole, count);
    writeVarUint(whole, client);
    writeVarUint(whole, 0);
    writeUint8Array(whole, encoder.toUint8Array());
    if (slice.over) await slice.next();
  }
  return toUint8Array(whole);
}

/**
 * Returns the update for a client that knows the document up to `known`, with all deletions.
 * @param deletions as they were written down last; what was deleted since then follows in the tail
 */
export function missingSince(document: Y.Doc, known: ReadonlyMap<number, number>, deletions: Uint8Array): Uint8Array {
  const encoder = new Y.UpdateEncoderV1();
  const lacking = [...endsOf(document)].filter(([client, end]) => (known.get(client) ?? 0) < end).sort(([left], [right]) => right - left);
  writeVarUint(encoder.restEncoder, lacking.length);
  for (const [client] of lacking) {
    const structs = document.store.clients.get(client) as Struct[];
    const from = known.get(client) ?? 0;
    const start = Y.findIndexSS(structs, from);
    writeVarUint(encoder.restEncoder, structs.length - start);
    encoder.writeClient(client);
    writeVarUint(encoder.restEncoder, from);
    structs.slice(start).forEach((struct, index) => struct.write(encoder, index === 0 ? from - struct.id.clock : 0));
  }
  return joined(toUint8Array(encoder.restEncoder), deletions);
}

/** Returns the share of the document that a client lacks, counted in characters and structs; 0 to 1. */
export function shareMissing(document: Y.Doc, known: ReadonlyMap<number, number>): number {
  let all = 0;
  let missing = 0;
  for (const [client, end] of endsOf(document)) {
    all += end;
    missing += Math.max(0, end - (known.get(client) ?? 0));
  }
  return all === 0 ? 0 : missing / all;
}
