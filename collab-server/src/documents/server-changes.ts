import type { DirectConnection, Document, Hocuspocus } from '@hocuspocus/server';
import { LIMITS } from '@murmel/contracts';
import { AlreadyDone, type Author, ClientOwners, countStructs, type DocumentJournal, RefusalError, UnavailableError } from '@murmel/server';
import type { DataSource } from 'typeorm';
import * as Y from 'yjs';
import type { DamagedDocuments } from './damaged-documents.js';
import type { JournaledOrigin } from './journaled-origin.js';
import type { UncertainCommits } from './uncertain-commits.js';

/** Time after which an idle twin is dropped. A twin costs the document's memory once more. */
const TWIN_IDLE_MS = 60_000;
const { documentStructs } = LIMITS.collaboration;
/** Measuring a full document takes tens of milliseconds. */
const MEASURE_EVERY_MS = 5000;

export interface ServerChange<T> {
  author: Author;
  restoration?: boolean;
  commandId?: string;
  /** awaited at its turn, e.g. for the rights at that time */
  before?: () => Promise<void>;
  /** Changes the twin in one transaction, or leaves it. The decision is made here, because the twin contains all earlier changes. */
  work: (twin: Y.Doc) => T;
}

export type ServerChanged<T> = { repeated: false; result: T } | { repeated: true };

interface Twin {
  document: Y.Doc;
  /** owner of the Yjs client that writes; null: the server's own */
  owner: Author | null;
  live: Document;
  /** keeps the live document in memory */
  direct: DirectConnection;
  follow: (update: Uint8Array, origin: unknown) => void;
  bytes: number;
  measuredAt: number;
}

interface Line {
  chain: Promise<unknown>;
  waiting: number;
  twin?: Twin | undefined;
  idle?: NodeJS.Timeout | undefined;
}

/**
 * Applies the server's own changes to live documents. They run one after the other per document, are computed on a twin and journaled
 * exactly once before the live document, and therefore any client, receives them (architecture rule 5).
 */
export class ServerChanges {
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly hocuspocus: () => Hocuspocus,
    private readonly database: DataSource,
    private readonly journal: DocumentJournal,
    private readonly doubts: UncertainCommits,
    private readonly damage: DamagedDocuments,
  ) {}

  /** Changes of this document that wait or are on their way. */
  waiting(name: string): number {
    return this.lines.get(name)?.waiting ?? 0;
  }

  /**
   * @param owner under whose Yjs client it is written, where authors are told apart by it; the server's own without
   * @throws when it could not be journaled, RefusalError when the document is full or damaged; then no client has seen anything
   */
  change<T>(name: string, itemId: string, change: ServerChange<T>, owner: Author | null = null): Promise<ServerChanged<T>> {
    const line = this.lines.get(name) ?? { chain: Promise.resolve(), waiting: 0 };
    this.lines.set(name, line);
    clearTimeout(line.idle);
    line.waiting += 1;
    const run = line.chain.then(() => this.run(line, name, itemId, change, owner));
    line.chain = run
      .catch(() => undefined)
      .then(() => {
        line.waiting -= 1;
        if (line.waiting === 0) line.idle = setTimeout(() => this.rest(name, line), TWIN_IDLE_MS).unref();
      });
    return run;
  }

  /** Releases the twin once no change is pending, so that it does not keep a document in memory any longer. */
  letGo(): void {
    for (const line of this.lines.values()) void line.chain.then(() => this.drop(line));
  }

  /** Lets go of all twins; what is on its way has to be awaited before. */
  stop(): void {
    for (const [name, line] of this.lines) {
      clearTimeout(line.idle);
      this.drop(line);
      this.lines.delete(name);
    }
  }

  private async run<T>(line: Line, name: string, itemId: string, change: ServerChange<T>, owner: Author | null): Promise<ServerChanged<T>> {
    await this.doubts.cleared(name);
    const twin = await this.twinOf(line, name, itemId, owner);
    if (this.damage.isAt(twin.live) && !change.restoration) throw new UnavailableError();
    await change.before?.();
    this.journal.requireHold(itemId);
    return this.apply(line, twin, name, itemId, change);
  }

  private async apply<T>(
    line: Line,
    twin: Twin,
    name: string,
    itemId: string,
    { author, restoration, commandId, work }: ServerChange<T>,
  ): Promise<ServerChanged<T>> {
    const updates: Uint8Array[] = [];
    const collect = (update: Uint8Array): void => void updates.push(update);
    twin.document.on('update', collect);
    try {
      const result = work(twin.document);
      if (updates.length === 0) return { repeated: false, result };
      const update = updates.length === 1 ? updates[0]! : Y.mergeUpdates(updates);
      this.refuseFull(twin, update);
      await this.journal.append(itemId, update, author, { ...(restoration ? { restoration } : {}), commandId });
      Y.applyUpdate(twin.live, update, { source: 'local', context: { journaled: true, author } } satisfies JournaledOrigin);
      return { repeated: false, result };
    } catch (error) {
      // The twin holds changes that must not become visible.
      if (updates.length > 0) this.drop(line);
      this.doubts.note(name, itemId, error);
      if (!(error instanceof AlreadyDone)) throw error;
      // The commit came from another process, or is one of our own that was given up: no caller gets an answer before all clients have it.
      await this.doubts.catchUp(name, itemId);
      return { repeated: true };
    } finally {
      twin.document.off('update', collect);
    }
  }

  private refuseFull(twin: Twin, update: Uint8Array): void {
    const limit = LIMITS.collaboration.documentBytes;
    if (twin.bytes + update.byteLength > limit && Date.now() - twin.measuredAt > MEASURE_EVERY_MS) {
      twin.bytes = Y.encodeStateAsUpdate(twin.live).byteLength;
      twin.measuredAt = Date.now();
    }
    // An update that only deletes starts with no client that adds structs: a full document can always be emptied.
    if (twin.bytes + update.byteLength > limit && update[0] !== 0) throw new RefusalError({ code: 'documentFull', limit });
    if (update[0] !== 0 && countStructs(twin.document) > documentStructs)
      throw new RefusalError({ code: 'documentFull', limit: documentStructs });
    twin.bytes += update.byteLength;
  }

  private async twinOf(line: Line, name: string, itemId: string, owner: Author | null): Promise<Twin> {
    const known = line.twin;
    if (known && known.live === this.hocuspocus().documents.get(name) && sameOwner(known.owner, owner)) return known;
    this.drop(line);
    const direct = await this.hocuspocus().openDirectConnection(name);
    const live = direct.document;
    if (!live) throw new Error(`${name} could not be opened`);
    const document = new Y.Doc();
    const state = Y.encodeStateAsUpdate(live);
    Y.applyUpdate(document, state);
    const follow: Twin['follow'] = (update) => Y.applyUpdate(document, update, 'live');
    live.on('update', follow);
    const twin: Twin = { document, owner, live, direct, follow, bytes: state.byteLength, measuredAt: Date.now() };
    line.twin = twin;
    await new ClientOwners(this.database.manager, itemId).claim([document.clientID], owner ?? { accountId: null, visitorId: null }, true);
    return twin;
  }

  private drop(line: Line): void {
    const { twin } = line;
    if (!twin) return;
    line.twin = undefined;
    twin.live.off('update', twin.follow);
    twin.document.destroy();
    void twin.direct.disconnect({ unloadImmediately: false }).catch(() => undefined);
  }

  private rest(name: string, line: Line): void {
    if (line.waiting > 0) return;
    this.drop(line);
    this.lines.delete(name);
  }
}

function sameOwner(left: Author | null, right: Author | null): boolean {
  return left === right || (left !== null && right !== null && left.accountId === right.accountId && left.visitorId === right.visitorId);
}
