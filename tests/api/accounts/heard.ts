import { type BusChannel, BusListener } from '@murmel/server';
import type { TestApi } from '../../support/api.js';

export interface Heard {
  channel: BusChannel;
  event: Record<string, string | undefined>;
}

/** Listens like collab-server does and keeps what is published. */
export async function listen(
  api: TestApi,
): Promise<{ heard: Heard[]; until(channel: BusChannel, match: Record<string, string>): Promise<void>; stop(): Promise<void> }> {
  const heard: Heard[] = [];
  const keep = (channel: BusChannel) => (event: Heard['event']) => void heard.push({ channel, event });
  const listener = new BusListener(
    api.configuration.databaseUrl,
    { 'access.changed': keep('access.changed'), 'person.renamed': keep('person.renamed') },
    () => undefined,
    () => undefined,
  );
  await listener.start();
  return {
    heard,
    async until(channel, match) {
      const deadline = Date.now() + 2000;
      const found = () =>
        heard.some((one) => one.channel === channel && Object.entries(match).every(([key, value]) => one.event[key] === value));
      while (!found()) {
        if (Date.now() > deadline) throw new Error(`not heard within 2 s: ${channel} ${JSON.stringify(match)} in ${JSON.stringify(heard)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: () => listener.stop(),
  };
}
