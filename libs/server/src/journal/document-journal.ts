import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inSpanOf } from '../tracing/spans.js';
import { currentTrace, type Trace } from '../tracing/trace.js';
import { UnavailableError } from '../writing/refusal-error.js';
import type { Author } from './author.js';
import { insertGroup, type JournalEntry } from './insert-group.js';

/** Holder of the right to write a document. */
export interface JournalHolder {
  /** The epoch in which this process has the document. @throws when it has not */
  epochOf(itemId: string): string;
  /** the database refused a commit: this epoch is over */
  onOver(epoch: string): void;
}

export interface JournalOptions {
  databaseUrl: string;
  holder: JournalHolder;
  /** called with the size of each committed group and its time in milliseconds (metrics) */
  onFlush?: (rows: number, milliseconds: number) => void;
  /** errors of idle connections; a failing append rejects for itself */
  onError?: (error: unknown) => void;
}

export type AppendedBy = Pick<JournalEntry, 'restoration' | 'commandId'>;

/** The command was carried out before; its update is in the journal. */
export class AlreadyDone extends Error {}

/** The database did not say what became of an append: it may be in the journal, or get there yet. See `settle`. */
export class Unconfirmed extends Error {}

/** Groups committed side by side at most (four in flight: measured 0.3 ms per append). */
const FLUSHES_IN_FLIGHT = 4;
/** Rows of one insert at most, so that one statement stays small. */
const LARGEST_GROUP = 500;
/** A database that answers later than this counts as away; the client keeps its edit and sends it again. */
const ANSWER_WITHIN_MS = 4000;
const ASK_AGAIN_MS = 50;
const APPLICATION = 'murmel-journal';
/** The database ends a connection that hangs with a lease locked, so that its successor need not wait. */
export const JOURNAL_SESSION = '-c statement_timeout=1000 -c idle_in_transaction_session_timeout=1000';
/** Codes of PostgreSQL for giving up a connection or itself, not a statement (SQLSTATE classes). */
const GAVE_UP = /^(08|57P|58|XX)/;

interface Waiting extends JournalEntry {
  epoch: string;
  /** of the call that caused it; none for what comes over a line */
  trace: Trace | undefined;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * The journal of live documents: an update is committed here before it is published as saved. An append starts at once while few commits
 * are in flight; beyond that, waiting entries are batched (no timer).
 */
export class DocumentJournal {
  private readonly pool: pg.Pool;
  private waiting: Waiting[] = [];
  private inFlight = 0;
  private idleListeners: (() => void)[] = [];
  /** requested and undecided writes */
  private readonly open = new Set<Promise<void>>();
  /** server processes that may still commit entries whose callers have stopped waiting */
  private readonly doubtful = new Set<number>();

  constructor(private readonly options: JournalOptions) {
    this.pool = new pg.Pool({
      connectionString: options.databaseUrl,
      application_name: APPLICATION,
      options: JOURNAL_SESSION,
      max: FLUSHES_IN_FLIGHT,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      idleTimeoutMillis: 0,
    });
    this.pool.on('error', (error) => options.onError?.(error));
  }

  /**
   * Resolves after the commit.
   * @param about `restoration`: the update brings an earlier version back, the history is cut before it; `commandId`: what caused it
   * @throws AlreadyDone when the command's update is stored already; Unconfirmed when it is unknown whether it is stored;
   *   UnavailableError when another process may have the document; another error when it is not stored. Unless it resolves no client
   *   may be told that it is saved
   */
  append(itemId: string, bytes: Uint8Array, author: Author, about: AppendedBy = {}): Promise<void> {
    const appending = new Promise<void>((resolve, reject) => {
      this.waiting.push({
        epoch: this.options.holder.epochOf(itemId),
        trace: currentTrace(),
        itemId,
        bytes,
        author,
        ...about,
        resolve,
        reject: (error) => reject(isRepeatedCommand(error) ? new AlreadyDone() : error),
      });
      if (this.inFlight < FLUSHES_IN_FLIGHT) void this.flush();
    });
    const decided = appending.catch(() => undefined).finally(() => this.open.delete(decided));
    this.open.add(decided);
    return appending;
  }

  /** @throws UnavailableError when another process may have the document: what this one has in memory decides nothing */
  requireHold(itemId: string): void {
    this.options.holder.epochOf(itemId);
  }

  /** Resolves when all writes requested until now are decided. */
  async decided(): Promise<void> {
    await Promise.all(this.open);
  }

  /**
   * Resolves when no unconfirmed write can be committed any more: from then on the journal contains the definite result.
   * @throws when the database cannot be asked
   */
  async settle(): Promise<void> {
    const processes = [...this.doubtful];
    while (processes.length > 0) {
      const { rows } = await this.pool.query<{ ended: boolean }>(
        'select pg_terminate_backend(pid) as ended from pg_stat_activity where pid = any($1) and application_name = $2 and pid <> pg_backend_pid()',
        [processes, APPLICATION],
      );
      if (rows.length === 0) break;
      await wait(ASK_AGAIN_MS);
    }
    for (const one of processes) this.doubtful.delete(one);
  }

  /** Appends that wait or are on their way. */
  get pending(): number {
    return this.waiting.length + this.inFlight;
  }

  /** Resolves as soon as nothing is pending. */
  async idle(): Promise<void> {
    if (this.pending === 0) return;
    await new Promise<void>((resolve) => this.idleListeners.push(resolve));
  }

  /** Ends the connections; appends that still wait are rejected by the pool. */
  async close(): Promise<void> {
    await this.pool.end();
  }

  private async flush(): Promise<void> {
    const other = this.waiting.findIndex(({ epoch }) => epoch !== this.waiting[0]?.epoch);
    const group = this.waiting.splice(0, Math.min(LARGEST_GROUP, other === -1 ? LARGEST_GROUP : other));
    this.inFlight += 1;
    const started = performance.now();
    try {
      await inSpanOf(group[0]?.trace, 'journal commit', () => this.insert(group), { rows: group.length });
      this.options.onFlush?.(group.length, performance.now() - started);
      for (const entry of group) entry.resolve();
    } catch (error) {
      this.settleFailed(group, error);
    } finally {
      this.inFlight -= 1;
      this.next();
    }
  }

  /** Inserts a group on a separate connection, whose backend process id can be checked. */
  private async insert(group: readonly Waiting[]): Promise<void> {
    const client = await this.pool.connect();
    const failed = (error: Error): void => this.options.onError?.(error);
    client.on('error', failed);
    let doubt = false;
    const { epoch = '' } = group[0] ?? {};
    try {
      if (await insertGroup(client, group, epoch)) return;
      this.options.holder.onOver(epoch);
      throw new UnavailableError();
    } catch (error) {
      if (error instanceof UnavailableError) throw error;
      doubt = !(error instanceof pg.DatabaseError) || GAVE_UP.test(error.code ?? '');
      if (!doubt) throw error;
      const { processID } = client as unknown as { processID: number | null };
      if (processID !== null) this.doubtful.add(processID);
      throw new Unconfirmed('The journal did not confirm an append', { cause: error });
    } finally {
      client.off('error', failed);
      client.release(doubt);
    }
  }

  private next(): void {
    if (this.waiting.length > 0) void this.flush();
    else if (this.inFlight === 0) this.idleListeners.splice(0).forEach((listener) => listener());
  }

  /** One refused row (its item was deleted meanwhile) must not fail the others of its group. */
  private settleFailed(group: Waiting[], error: unknown): void {
    if (group.length === 1 || !isConstraintViolation(error)) {
      for (const entry of group) entry.reject(error);
      return;
    }
    for (const entry of group) {
      this.inFlight += 1;
      this.insert([entry])
        .then(entry.resolve, entry.reject)
        .finally(() => {
          this.inFlight -= 1;
          if (this.pending === 0) this.next();
        });
    }
  }
}

function isRepeatedCommand(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'document_update_command';
}

/** True when the database refused the row itself, not when it was away (SQLSTATE class 23); also inside TypeORM's wrapping. */
export function isConstraintViolation(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith('23') === true;
  return error instanceof Error && 'driverError' in error && isConstraintViolation(error.driverError);
}
