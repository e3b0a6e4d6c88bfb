import pg from 'pg';
import { type SilentQuery, type Verdict, verdictBehindPooler, verdictOfDatabase } from './silent-query.js';
import type { StatementNames } from './statement-names.js';

/** A query without a single byte of answer for so long is looked after. */
const SILENT_MS = 2000;
const LOOK_EVERY_MS = 500;
/** Delay before the second check, because a busy machine may respond late. */
const SECOND_LOOK_MS = 1000;
/** Settings by which the database itself detects a dead client: its locks are released after about ten seconds. */
const OF_THE_SERVER =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000 -c idle_in_transaction_session_timeout=60000';

interface Insides {
  readyForQuery: boolean;
  processID: number | null;
  _activeQuery: { text?: string } | null;
  /** `T` and `E` between BEGIN and COMMIT */
  _txStatus: string | null;
  connection: { stream: { bytesRead: number; destroy(): void } };
}

export interface WatchedClientConfig extends pg.ClientConfig {
  /** of all connections of a process; without them each statement is read and planned anew */
  statementNames?: StatementNames | undefined;
  /** the way past a pooler, where this connection leads through one: it refuses settings at the start, and its process numbers are its own */
  pastPooler?: string | undefined;
}

/**
 * A database connection that notices when it is half open: packets vanish without an error, and without this the queries on it would hang
 * for a quarter of an hour. A silent query is looked up over a new connection: if the database still works on it, it may take its time; if
 * not, the connection is cut and the query fails. Behind a pooler the statement itself is looked up, past it.
 */
export class WatchedClient extends pg.Client {
  private readonly watch: LineWatch;
  private silence: { bytes: number; begun: number; since: number } | undefined;

  constructor(config: WatchedClientConfig = {}) {
    super({
      ...config,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      connectionTimeoutMillis: config.connectionTimeoutMillis ?? 5000,
      ...(config.pastPooler === undefined ? { options: OF_THE_SERVER } : {}),
    });
    if (config.statementNames) this.sendUnderNames(config.statementNames);
    this.watch = LineWatch.to(this, config);
    // Also when connecting fails.
    this.once('end', () => this.watch.remove(this));
    this.watch.add(this);
  }

  /** Returns what is known of the query that is under way. */
  querySilentSince(now: number): SilentQuery {
    const { processID, _activeQuery, _txStatus } = this.insides;
    return {
      processId: processID,
      text: _activeQuery?.text ?? '',
      inTransaction: _txStatus !== null && _txStatus !== 'I',
      waitedMs: this.silence ? now - this.silence.begun : 0,
    };
  }

  /** Returns the time that a query has waited without any byte of a response. */
  silentFor(now: number): number {
    const bytes = this.insides.connection.stream.bytesRead;
    if (this.insides.readyForQuery || this.insides.processID === null) this.silence = undefined;
    else if (this.silence?.bytes !== bytes) this.silence = { bytes, begun: now, since: now };
    return this.silence ? now - this.silence.since : 0;
  }

  /** The database works on it: it may be silent once more as long. */
  excuse(now: number): void {
    if (this.silence) this.silence.since = now;
  }

  get idle(): boolean {
    return this.insides.readyForQuery;
  }

  cut(): void {
    this.insides.connection.stream.destroy();
  }

  private sendUnderNames(names: StatementNames): void {
    const send = this.query.bind(this) as (...sent: unknown[]) => unknown;
    const named = (text: unknown, values?: unknown, done?: unknown): unknown => {
      const name = typeof text === 'string' && Array.isArray(values) ? names.nameOf(text) : undefined;
      return name === undefined ? send(text, values, done) : send({ name, text, values }, done);
    };
    this.query = named as typeof this.query;
  }

  private get insides(): Insides {
    return this as unknown as Insides;
  }
}

/** All lines of this process to one database. */
class LineWatch {
  private static readonly all = new Map<string, LineWatch>();
  private readonly clients = new Set<WatchedClient>();
  private readonly asking = new Set<WatchedClient>();
  private timer: NodeJS.Timeout | undefined;

  private constructor(private readonly config: WatchedClientConfig) {}

  static to({ host, port, database }: WatchedClient, config: WatchedClientConfig): LineWatch {
    const key = `${host}:${port}/${database}`;
    const watch = this.all.get(key) ?? new LineWatch(config);
    this.all.set(key, watch);
    return watch;
  }

  add(client: WatchedClient): void {
    this.clients.add(client);
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  remove(client: WatchedClient): void {
    this.clients.delete(client);
    if (this.clients.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    const now = performance.now();
    for (const client of this.clients) {
      if (client.silentFor(now) >= SILENT_MS && !this.asking.has(client)) void this.ask(client);
    }
  }

  private async ask(client: WatchedClient): Promise<void> {
    this.asking.add(client);
    try {
      let verdict = await this.verdictOn(client);
      // A busy machine may just not have come to it.
      if (verdict === 'dead')
        verdict = await new Promise<Verdict>((resolve) => setTimeout(() => resolve(this.verdictOn(client)), SECOND_LOOK_MS));
      if (client.silentFor(performance.now()) < SILENT_MS) return;
      if (verdict === 'works') return client.excuse(performance.now());
      this.cutWith(client);
    } finally {
      this.asking.delete(client);
    }
  }

  /** Cuts the client and idle connections over the same route: the next query on one of them would have to wait for the same check. */
  private cutWith(client: WatchedClient): void {
    client.cut();
    for (const other of this.clients) if (other.idle) other.cut();
  }

  private verdictOn(client: WatchedClient): Promise<Verdict> {
    const { host, port, database, user, password, ssl, connectionString, pastPooler } = this.config;
    const line = { host, port, database, user, password, ssl, connectionString };
    const query = client.querySilentSince(performance.now());
    return pastPooler === undefined ? verdictOfDatabase(query, line) : verdictBehindPooler(query, line, pastPooler);
  }
}
