import { type Connection, type Document, MessageType, OutgoingMessage } from '@hocuspocus/server';
import type { CollaborationCode } from '@murmel/contracts';
import { RefusalError } from '@murmel/server';
import { createEncoder, toUint8Array, writeVarString, writeVarUint } from 'lib0/encoding';
import * as Y from 'yjs';
import type { Context } from '../hooks/extension.js';
import type { Session } from '../sessions/session.js';
import type { FairScheduler } from './fair-scheduler.js';
import { endsOf, FullStates, missingSince, shareMissing } from './full-state.js';
import type { TokenBudgets } from './token-budgets.js';

/** Steps of the synchronisation (y-protocols). */
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;
/** Update without insertions and deletions. */
const EMPTY = Uint8Array.of(0, 0);
/** Share from which a client gets the full state, which is already encoded. */
const MOST_MISSING = 0.1;
/** Signs and parts of a document below which encoding costs less than remembering. */
const SMALL = 2000;
/** Signs and parts that are looked at to find out that a deletion is no news: 2 ms. */
const MOST_LOOKS = 20_000;
/** Cost of a full state besides its bytes: no join is free. */
const LEAST_COST = 4096;
/** Longest wait for a document: a client that uses up more budget is no human user. */
const LONGEST_WAIT_MS = 15_000;
/** Time for which the full state is kept after the last request. */
const KEPT_MS = 20_000;

export interface SyncParts {
  turns: FairScheduler;
  /** bytes of whole documents, per person and per document */
  people: TokenBudgets;
  documents: TokenBudgets;
  /** bytes that people send who may not write */
  readers: TokenBudgets;
  /** counts for the operator what no hook refuses */
  onRefusal: (code: CollaborationCode) => void;
}

/** Answers "send me everything", and takes edits, of one live document. */
export class SyncHandler {
  private readonly states: FullStates;
  private kept: NodeJS.Timeout | undefined;
  private sent: { state: Uint8Array; address: string; bytes: Uint8Array } | undefined;

  constructor(
    private readonly document: Document,
    private readonly parts: SyncParts,
  ) {
    this.states = new FullStates(document);
  }

  /** Stops all timers, because the document is unloaded. */
  stop(): void {
    clearTimeout(this.kept);
    this.forget();
  }

  async receive(connection: Connection, step: number, payload: Uint8Array): Promise<void> {
    if (step === STEP_1) return this.answer(connection, payload);
    if (step !== STEP_2 && step !== UPDATE) throw this.refusal('updateRefused');
    const { session } = connection.context as Context;
    const reads = !session.deciding && !session.writesBytes;
    if (reads) this.chargeReader(session, payload);
    const news = reads || (step === STEP_2 && this.isKnown(payload)) ? EMPTY : payload;
    await connection.callbacks.beforeSync(connection, { type: step, payload: news });
    if (connection.readOnly) return acknowledge(connection, step === STEP_2 && addsNoStruct(payload));
    if (news !== EMPTY) this.apply(connection, news);
    acknowledge(connection, true);
  }

  private async answer(connection: Connection, payload: Uint8Array): Promise<void> {
    const { session } = connection.context as Context;
    const { document } = this;
    if (payload.byteLength > this.longestQuestion) throw this.refusal('updateRefused');
    await connection.callbacks.beforeSync(connection, { type: STEP_1, payload });
    const known = Y.decodeStateVector(payload);
    await this.afford(session, LEAST_COST);
    // As Hocuspocus does it: the question first, so that the answer to it is on its way while the document is.
    connection.send(message(connection, STEP_1, Y.encodeStateVector(document)));
    if (this.isSmall) return connection.send(message(connection, STEP_2, Y.encodeStateAsUpdate(document, payload)));
    const full = await this.states.get();
    this.keep();
    const share = shareMissing(document, known);
    await this.afford(session, Math.ceil(share * full.state.byteLength));
    await this.parts.turns.run(laneOf(session), () => {
      connection.send(
        share > MOST_MISSING
          ? this.whole(connection, full.state)
          : message(connection, STEP_2, missingSince(document, known, full.deletions)),
      );
      if (full.tail.length > 0) connection.send(message(connection, UPDATE, Y.mergeUpdates(full.tail)));
    });
  }

  /** True if the document is small and has no pending structs, which only Yjs itself encodes correctly. */
  private get isSmall(): boolean {
    const { store } = this.document;
    if (store.pendingStructs !== null || store.pendingDs !== null) return true;
    let signs = 0;
    for (const end of endsOf(this.document).values()) signs += end;
    return signs < SMALL;
  }

  /** A question names each person who ever wrote here once, and perhaps some that are not known here yet. */
  private get longestQuestion(): number {
    return 1024 + this.document.store.clients.size * 16;
  }

  /** Waits until the person and the document have so many bytes left. */
  private async afford(session: Session, bytes: number): Promise<void> {
    const { people, documents } = this.parts;
    const { personId, itemId } = session;
    // People without account and cookie cannot be told apart: they share the document's allowance for them.
    const owed: [TokenBudgets, string][] =
      personId === null
        ? [[documents, `nobody/${itemId}`]]
        : [
            [people, personId],
            [documents, itemId],
          ];
    if (owed.some(([budget, key]) => budget.waitOf(key) > LONGEST_WAIT_MS)) throw this.refusal('tooFast');
    const wait = Math.max(...owed.map(([budget, key]) => budget.take(key, bytes)));
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  private chargeReader(session: Session, payload: Uint8Array): void {
    const wait = this.parts.readers.take(session.personId ?? session.socketId, payload.byteLength);
    if (wait > 0) throw this.refusal('tooFast');
  }

  private refusal(code: CollaborationCode): RefusalError {
    this.parts.onRefusal(code);
    return new RefusalError({ code });
  }

  /**
   * True if the payload has no new deletion. After a lost connection the browser repeats all deletions of the document, most of them known.
   */
  private isKnown(payload: Uint8Array): boolean {
    return addsNoStruct(payload) && (isEqual(payload.subarray(1), this.states.deletions) || isDeleted(this.document, payload));
  }

  private apply(connection: Connection, payload: Uint8Array): void {
    try {
      Y.applyUpdate(this.document, payload, { source: 'connection', connection });
    } catch (error) {
      // The update is in the journal already. An edit that fails here must not end the document for all clients.
      console.error('an edit could not be applied', error);
    }
  }

  /** Returns one shared copy for all connections: a copy each would be the larger part of the work. */
  private whole({ messageAddress: address }: Connection, state: Uint8Array): Uint8Array {
    if (this.sent?.state !== state || this.sent.address !== address)
      this.sent = { state, address, bytes: message({ messageAddress: address }, STEP_2, state) };
    return this.sent.bytes;
  }

  private forget(): void {
    this.states.forget();
    this.sent = undefined;
  }

  private keep(): void {
    clearTimeout(this.kept);
    this.kept = setTimeout(() => this.forget(), KEPT_MS).unref();
  }
}

function message({ messageAddress }: Pick<Connection, 'messageAddress'>, step: number, bytes: Uint8Array): Uint8Array {
  const encoder = createEncoder();
  writeVarString(encoder, messageAddress);
  writeVarUint(encoder, MessageType.Sync);
  writeVarUint(encoder, step);
  writeVarUint(encoder, bytes.byteLength);
  return Buffer.concat([toUint8Array(encoder), bytes]);
}

/** "Saved", or "not taken", which the provider ignores. */
function acknowledge(connection: Connection, saved: boolean): void {
  connection.send(new OutgoingMessage(connection.messageAddress).writeSyncStatus(saved).toUint8Array());
}

/** An update begins with the number of clients that add something. */
function addsNoStruct(update: Uint8Array): boolean {
  return update[0] === 0;
}

function isEqual(left: Uint8Array, right: Uint8Array | undefined): boolean {
  return right !== undefined && Buffer.compare(left, right) === 0;
}

/** True when everything that this update deletes is deleted already; false also when finding out is not worth it. */
function isDeleted(document: Y.Doc, update: Uint8Array): boolean {
  let looks = MOST_LOOKS;
  for (const [client, ranges] of decoded(update).ds.clients) {
    const structs = document.store.clients.get(client) ?? [];
    for (const { clock, len } of ranges) {
      if (clock + len > Y.getState(document.store, client)) return false;
      for (let index = Y.findIndexSS(structs, clock); index < structs.length && structs[index]!.id.clock < clock + len; index += 1) {
        if (!structs[index]!.deleted || (looks -= 1) < 0) return false;
      }
    }
  }
  return true;
}

function decoded(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> {
  try {
    return Y.decodeUpdate(update);
  } catch {
    throw new RefusalError({ code: 'updateRefused' });
  }
}

function laneOf({ personId, itemId }: Session): string {
  return personId ?? `nobody/${itemId}`;
}
