import { WatchedClient } from '../database/watched-client.js';
import { dispatch } from './dispatch.js';
import type { Handlers } from './events.js';

/** First and longest wait before listening is tried again. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2000;
/** Interval of heartbeats. A dead connection without traffic would go unnoticed. */
const HEARTBEAT_MS = 1500;
const CONNECT_WITHIN_MS = 2500;
/** A process that starts is busy with itself for seconds: its line may stand long before it comes to look. */
const FIRST_CONNECT_WITHIN_MS = 30_000;

/**
 * Listens on one connection of its own. What is notified while it is away is lost; therefore
 * `onGap` runs after every reconnection: decide everything again.
 */
export class BusListener {
  private client: WatchedClient | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private stopped = false;
  private retryScheduled = false;
  private retryMs = FIRST_RETRY_MS;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly onGap: () => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Resolves when the first LISTEN is in force. */
  async start(): Promise<void> {
    await this.connect(FIRST_CONNECT_WITHIN_MS);
  }

  /** True while notifications arrive. */
  get listening(): boolean {
    return this.client !== undefined;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(withinMs = CONNECT_WITHIN_MS): Promise<void> {
    const client = new WatchedClient({
      connectionString: this.url,
      application_name: 'murmel-listener',
      connectionTimeoutMillis: withinMs,
    });
    client.on('error', this.onError);
    client.on('end', () => this.reconnect());
    client.on('notification', ({ channel, payload }) => dispatch(this.handlers, channel, payload ?? '{}', this.onError));
    await client.connect();
    for (const channel of Object.keys(this.handlers)) await client.query(`listen "${channel}"`);
    this.client = client;
    this.retryMs = FIRST_RETRY_MS;
    this.heartbeat = setInterval(() => {
      if (client.idle) client.query('select 1').catch(this.onError);
    }, HEARTBEAT_MS).unref();
  }

  private reconnect(): void {
    this.client = undefined;
    clearInterval(this.heartbeat);
    // A refused connection may both reject and emit `end`.
    if (this.stopped || this.retryScheduled) return;
    this.retryScheduled = true;
    const wait = this.retryMs;
    this.retryMs = Math.min(wait * 2, LONGEST_RETRY_MS);
    setTimeout(() => {
      this.retryScheduled = false;
      if (this.stopped) return;
      this.connect().then(this.onGap, (error: unknown) => {
        this.onError(error);
        // A client that never connected emits no `end`: try again from here.
        if (!this.client) this.reconnect();
      });
    }, wait).unref();
  }
}
