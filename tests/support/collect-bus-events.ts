import { type BusEvents, BusListener, type Handlers } from '@murmel/server';
import { onTestFinished } from 'vitest';
import type { TestApi } from './api.js';

/**
 * Listens to the bus as collab-server does, until the test is over.
 * @returns what was heard so far; it grows
 */
export async function collectBusEvents<Channel extends keyof BusEvents>(
  { configuration: { databaseUrl } }: Pick<TestApi, 'configuration'>,
  channel: Channel,
): Promise<BusEvents[Channel][]> {
  const heard: BusEvents[Channel][] = [];
  const handlers: Handlers = { [channel]: (event: BusEvents[Channel]) => heard.push(event) };
  const ignore = (): void => undefined;
  const listener = new BusListener(databaseUrl, handlers, ignore, ignore);
  await listener.start();
  onTestFinished(() => listener.stop());
  return heard;
}
