import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DOCUMENT_HOLD, type Logger, WatchedClient } from '@murmel/server';

const RETRY_MS = 500;
const HEARTBEAT_MS = 1500;
/** Ends what this process itself left behind on a line that broke: the database may not have noticed yet. */
const END_OWN = 'select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
/** Another server keeps a document, an update that comes by call only for a moment. */
const TRIES = 10;
const TRY_AGAIN_MS = 50;

export interface HoldOptions {
  databaseUrl: string;
  logger: Logger;
  /** while the line was broken another process opened these items */
  onLost: (itemIds: readonly string[]) => void;
  /** while the line was broken others may have written in these items, which this process has again */
  onBack: (itemIds: readonly string[]) => void;
}

/**
 * Which documents this process has open, known to all processes: a lock each, on one line to the database that dies with the
 * process. Whoever else wants one of them is told no (docs/decisions/0018-one-document-one-server.md).
 */
export class DocumentHolds {
  private readonly name = `murmel-holds-${randomUUID()}`;
  private readonly held = new Map<string, number>();
  private client: WatchedClient | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly options: HoldOptions) {}

  async start(): Promise<void> {
    await this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
  }

  /**
   * @returns false when another process has it open
   * @throws while the database is away
   */
  async take(itemId: string): Promise<boolean> {
    // Counted before it is asked for: while it is on its way the one before may be given back.
    this.held.set(itemId, (this.held.get(itemId) ?? 0) + 1);
    try {
      if ((this.held.get(itemId) ?? 0) > 1 || (await this.lock(itemId))) return true;
      this.forget(itemId);
      return false;
    } catch (error) {
      this.forget(itemId);
      throw error;
    }
  }

  async release(itemId: string): Promise<void> {
    if (this.forget(itemId)) await this.client?.query(`select pg_advisory_unlock(${DOCUMENT_HOLD})`, [itemId]).catch(() => undefined);
  }

  /** @returns true when it was the last one */
  private forget(itemId: string): boolean {
    const count = (this.held.get(itemId) ?? 0) - 1;
    if (count > 0) this.held.set(itemId, count);
    else this.held.delete(itemId);
    return count === 0;
  }

  private async lock(itemId: string): Promise<boolean> {
    for (let tries = 1; this.client; tries += 1) {
      const { rows } = await this.client.query<{ free: boolean }>(`select pg_try_advisory_lock(${DOCUMENT_HOLD}) as free`, [itemId]);
      if (rows[0]?.free === true) return true;
      if (tries === TRIES) return false;
      await wait(TRY_AGAIN_MS);
    }
    throw new Error('the line that holds documents is away');
  }

  private async connect(): Promise<void> {
    const client = new WatchedClient({
      connectionString: this.options.databaseUrl,
      application_name: this.name,
      connectionTimeoutMillis: 2500,
    });
    client.on('error', (error) => this.options.logger.warn({ err: error }, 'the line that holds documents broke'));
    await client.connect();
    await client.query(END_OWN, [this.name]);
    client.once('end', () => this.reconnect());
    this.client = client;
    this.heartbeat = setInterval(() => {
      if (client.idle) client.query('select 1').catch(() => undefined);
    }, HEARTBEAT_MS).unref();
    await this.takeAgain();
  }

  private async takeAgain(): Promise<void> {
    const back: string[] = [];
    const lost: string[] = [];
    for (const itemId of [...this.held.keys()]) ((await this.lock(itemId)) ? back : lost).push(itemId);
    if (lost.length > 0) this.options.onLost(lost);
    if (back.length > 0) this.options.onBack(back);
  }

  private reconnect(): void {
    this.client = undefined;
    clearInterval(this.heartbeat);
    if (this.stopped) return;
    setTimeout(() => {
      if (this.stopped) return;
      this.connect().catch((error: unknown) => {
        this.options.logger.error({ err: error }, 'documents cannot be held');
        if (!this.client) this.reconnect();
      });
    }, RETRY_MS).unref();
  }
}
