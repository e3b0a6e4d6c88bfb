import { BusListener, createLogger, RedisListener } from '@murmel/server';

/** Listens beside the api on both carriers and notes which of them brought that something changed. */
export class Carriers {
  heard: ('redis' | 'notify')[] = [];
  private readonly listeners: (BusListener | RedisListener)[];

  constructor(databaseUrl: string, redisUrl?: string) {
    const note = (carrier: 'redis' | 'notify') => ({ 'item.changed': () => void this.heard.push(carrier) });
    const ignore = (): void => undefined;
    this.listeners = [
      new BusListener(databaseUrl, note('notify'), ignore, ignore),
      ...(redisUrl ? [new RedisListener(redisUrl, note('redis'), ignore, createLogger('test', 'silent'))] : []),
    ];
  }

  async start(): Promise<this> {
    for (const listener of this.listeners) await listener.start();
    return this;
  }

  /** @returns what was heard since it was asked last */
  take(): ('redis' | 'notify')[] {
    return this.heard.splice(0);
  }

  async stop(): Promise<void> {
    for (const listener of this.listeners) await listener.stop();
  }
}
