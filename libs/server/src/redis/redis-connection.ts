import { createClient } from 'redis';
import { ConfigurationError } from '../configuration/configuration.js';
import type { Logger } from '../logging.js';
import { AnswerTooLate, answerWithin } from './answer-within.js';

/** An answer takes less than a millisecond; who waits longer is better off without Redis. */
const ANSWER_MS = 500;
/** Timeout of a silent connection, which is pinged every two seconds. */
const SILENCE_MS = 6000;
const PING_MS = 2000;
/** First and longest wait before connecting is tried again. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2000;
/** Maximum time that a start waits for Redis. */
const START_MS = 1000;
const CLUSTER = 'Configuration: REDIS_URL leads to a Redis Cluster: name a Redis that stands alone, or none';
/** Refused commands are logged at most so often. */
const REPORT_MS = 10_000;

function createRedisClient(url: string) {
  return createClient({
    url,
    // A command that cannot be sent now is not sent later: the caller has used its fallback meanwhile.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(FIRST_RETRY_MS * 2 ** Math.min(retries, 10), LONGEST_RETRY_MS),
    },
  });
}

export type RedisClient = ReturnType<typeof createRedisClient>;

interface RedisParts {
  url: string;
  logger: Logger;
  /** purpose of the connection, in the log */
  purpose: string;
  /** runs on every new connection before it counts as here */
  prepare?: (client: RedisClient) => Promise<void>;
}

/** A connection that comes and goes without callers noticing, only the log: while it is away, callers use a fallback. */
export class RedisConnection {
  private client: RedisClient | undefined;
  private state: 'new' | 'here' | 'away' | 'stopped' = 'new';
  private reportedAt = 0;
  private decided: () => void = () => undefined;
  /** it is no part of a Redis Cluster */
  private alone = false;
  private refusal: ConfigurationError | undefined;
  private starting = true;

  constructor(private readonly parts: RedisParts) {}

  /**
   * Resolves when Redis is connected or known to be unavailable, after a second at the latest. It keeps retrying for ever.
   * @throws TypeError when the address is none; ConfigurationError when it leads to a Redis Cluster. One that turns up later counts as away
   */
  async start(): Promise<void> {
    const decided = new Promise<void>((resolve) => (this.decided = resolve));
    this.client = this.open();
    await answerWithin(START_MS, decided).catch(() => undefined);
    const { refusal } = this;
    this.starting = false;
    if (!refusal) return;
    this.stop();
    throw refusal;
  }

  /** True while Redis is available for requests. */
  get here(): boolean {
    return this.state === 'here' && this.client?.isReady === true;
  }

  /** @returns undefined when Redis is away, refuses, or takes longer than half a second (then the connection is made anew) */
  async run<T extends NonNullable<unknown>>(work: (client: RedisClient) => Promise<T>): Promise<T | undefined> {
    const { client } = this;
    if (!client || !this.here) return undefined;
    try {
      return await answerWithin(ANSWER_MS, work(client));
    } catch (error) {
      if (error instanceof AnswerTooLate) this.replace(client, error);
      else if (client.isReady) this.report(error);
      return undefined;
    }
  }

  stop(): void {
    this.state = 'stopped';
    this.client?.destroy();
  }

  private open(): RedisClient {
    const client = createRedisClient(this.parts.url);
    const current = (): boolean => client === this.client;
    // While the line holds, an error is about one command.
    client.on('error', (error: unknown) => current() && (client.isReady ? this.report(error) : this.gone(error)));
    client.on('ready', () => {
      this.prepared(client).then(
        () => current() && this.came(),
        (error: unknown) => current() && this.gone(error),
      );
    });
    // It tries again by itself; each failure was told as an error.
    client.connect().catch(() => undefined);
    return client;
  }

  /** @throws ConfigurationError for a Redis Cluster, whose nodes know a part of the counters and facts each */
  private async prepared(client: RedisClient): Promise<void> {
    // A user who may not ask is one of a Redis that was set up with care. Asked once: a connection that hears facts may not ask later.
    const about = this.alone ? '' : await client.info('cluster').catch(() => '');
    if (/^cluster_enabled:1/m.test(about)) throw new ConfigurationError(CLUSTER);
    this.alone = true;
    await this.parts.prepare?.(client);
  }

  /**
   * Replaces a client whose server hangs. Callers would have to wait, so no command is sent until the server has answered a new connection.
   */
  private replace(client: RedisClient, error: unknown): void {
    if (client !== this.client || this.state === 'stopped') return;
    this.gone(error);
    this.client = this.open();
    client.destroy();
  }

  private came(): void {
    if (this.state === 'stopped') return;
    if (this.state !== 'here') this.parts.logger.info({ purpose: this.parts.purpose }, 'Redis is here');
    this.state = 'here';
    this.decided();
  }

  private gone(error: unknown): void {
    if (this.state === 'stopped') return;
    const { logger, purpose } = this.parts;
    if (error instanceof ConfigurationError) {
      if (!this.starting && !this.refusal) logger.error({ purpose }, `${error.message}. It counts as away`);
      this.refusal = error;
    } else if (this.state !== 'away') logger.warn({ err: error, purpose }, 'Redis is away');
    this.state = 'away';
    this.decided();
  }

  private report(error: unknown): void {
    if (Date.now() - this.reportedAt < REPORT_MS) return;
    this.reportedAt = Date.now();
    this.parts.logger.warn({ err: error, purpose: this.parts.purpose }, 'Redis refused a command');
  }
}
