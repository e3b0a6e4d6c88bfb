import type { Logger } from '../logging.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { dispatch } from './dispatch.js';
import { FACTS, type FactChannel, type Handlers } from './events.js';

/**
 * Subscribes to the facts in Redis, on a separate connection. Facts published during a disconnection are lost; therefore `onGap` runs after
 * every reconnection.
 */
export class RedisListener {
  private readonly connection: RedisConnection;
  private started = false;

  constructor(url: string, handlers: Handlers<FactChannel>, onGap: () => void, logger: Logger) {
    const onError = (error: unknown): void => logger.warn({ err: error }, 'a fact could not be heard');
    const heard = (payload: string, channel: string): void => dispatch(handlers, channel, payload, onError);
    this.connection = new RedisConnection({
      url,
      logger,
      purpose: 'hearing facts',
      // After a reconnection the client has subscribed already, and the same listener counts once.
      prepare: async (client) => {
        await client.subscribe([...FACTS], heard);
        if (this.started) onGap();
      },
    });
  }

  /** Resolves when the subscription is active, or when Redis is unavailable: then it keeps retrying. */
  async start(): Promise<void> {
    await this.connection.start();
    this.started = true;
  }

  stop(): void {
    this.connection.stop();
  }
}
