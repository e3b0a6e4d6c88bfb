import { setTimeout as wait } from 'node:timers/promises';
import { endPredecessors, LEASE_MS, type Logger, lineOfLease, WatchedClient } from '@murmel/server';

const RENEW_EVERY_MS = 1000;
/** Delay before a retry after a failure; a lease survives two of them with their delays. */
const AGAIN_MS = 250;
const ANSWER_WITHIN_MS = 1500;
const PREDECESSOR_WITHIN_MS = LEASE_MS + 1000;

const BEGIN = 'insert into collab_process (address) values ($1) returning epoch';
const RENEW = `update collab_process set renewed_at = clock_timestamp() where epoch = $1 returning array(
  select epoch::text from collab_process where epoch <> $1 and renewed_at > clock_timestamp() - interval '${LEASE_MS} milliseconds') as others`;

export interface LeaseOptions {
  databaseUrl: string;
  logger: Logger;
  /** another process may have every document of this one, or has it */
  onOver: () => void;
  /** epochs of the other processes that live */
  onOthers: (epochs: ReadonlySet<string>) => void;
}

interface Held {
  epoch: string;
  /** time at which the last successful renewal was sent */
  renewedAt: number;
  others: ReadonlySet<string>;
}

/**
 * Row that proves that this process is alive, renewed every second by the database's clock (docs/decisions/0067-one-owner-per-document.md).
 */
export class Lease {
  private client: WatchedClient | undefined;
  private held: Held | undefined;
  private address = '';
  private doubted = false;
  private readonly ending = new AbortController();
  private keeping: Promise<void> = Promise.resolve();

  constructor(private readonly options: LeaseOptions) {}

  get epoch(): string | undefined {
    return this.held?.epoch;
  }

  /** False as soon as another process may have taken over, however this one was held up. One that is alone may be late. */
  get sure(): boolean {
    return this.held !== undefined && (this.held.others.size === 0 || performance.now() - this.held.renewedAt < LEASE_MS);
  }

  /** @throws when the database is away, or another process that lives says that it is at this address */
  async start(address: string): Promise<void> {
    this.address = address;
    await this.begin(await this.line());
    const deadline = performance.now() + PREDECESSOR_WITHIN_MS;
    while (!(await this.isAlone())) {
      if (performance.now() > deadline) {
        await this.stop();
        throw new Error(`another collab-server says that it is at ${address}: set COLLAB_CLUSTER_ADDRESS of each to its own`);
      }
      await wait(AGAIN_MS);
    }
    this.keeping = this.keep();
  }

  /** Gives back everything at once. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.keeping;
    const { client, held } = this;
    this.held = undefined;
    if (held) await client?.query('delete from collab_process where epoch = $1', [held.epoch]).catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  /** The database refused something in the name of this epoch. */
  over(epoch: string): void {
    if (this.held?.epoch !== epoch) return;
    this.held = undefined;
    this.options.logger.error('the lease was lost: another process has what was open here, everybody is sent to come again');
    this.options.onOver();
  }

  private async keep(): Promise<void> {
    while (!this.ending.signal.aborted) {
      const pause = await this.renew().then(
        () => RENEW_EVERY_MS,
        (error: unknown) => this.failed(error),
      );
      await wait(pause, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
    }
  }

  private async renew(): Promise<void> {
    const sent = performance.now();
    const client = await this.line();
    const { held } = this;
    if (!held) return this.begin(client);
    const { rows } = await client.query<{ others: string[] }>(RENEW, [held.epoch]);
    const [row] = rows;
    if (!row) {
      this.over(held.epoch);
      return this.begin(client);
    }
    held.renewedAt = sent;
    held.others = new Set(row.others);
    this.doubted = false;
    this.options.onOthers(held.others);
  }

  private async begin(client: WatchedClient): Promise<void> {
    const sent = performance.now();
    const { rows } = await client.query<{ epoch: string }>(BEGIN, [this.address]);
    const { epoch } = rows[0]!;
    await client.query(`select set_config('application_name', $1, false)`, [lineOfLease(epoch)]);
    this.held = { epoch, renewedAt: sent, others: new Set() };
  }

  private async isAlone(): Promise<boolean> {
    const client = await this.line();
    const queries = { query: async <T>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as T };
    return endPredecessors(queries, this.address, this.held?.epoch ?? '');
  }

  private failed(error: unknown): number {
    this.options.logger.warn({ err: error }, 'the lease could not be renewed');
    this.client?.cut();
    this.client = undefined;
    if (this.held && !this.sure && !this.doubted) {
      this.doubted = true;
      this.options.onOver();
    }
    return AGAIN_MS;
  }

  private async line(): Promise<WatchedClient> {
    if (this.client) return this.client;
    const client = new WatchedClient({
      connectionString: this.options.databaseUrl,
      application_name: this.held ? lineOfLease(this.held.epoch) : 'murmel-lease',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('error', (error) => {
      this.options.logger.warn({ err: error }, 'the line of the lease broke');
      if (this.client === client) this.client = undefined;
    });
    await client.connect();
    this.client = client;
    return client;
  }
}
