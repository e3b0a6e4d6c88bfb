import { setTimeout as wait } from 'node:timers/promises';
import { RawClient } from '../../collab/support/raw-client.js';
import { until } from '../../collab/support/until.js';
import { TestBrowser } from '../../support/browser.js';

/** How a crowd's joins ended: by the refusal of their line, or by the status of a call. */
export type Joins = Record<string, number>;

/** A program: so many devices come to one secret link within a time, each with the calls of its page and a line; says how their joins ended. */
const setting = (name: string): string => process.env[`JOIN_${name}`] ?? '';
const [count, withinMs] = [Number(setting('COUNT')), Number(setting('WITHIN_MS'))];
const [api, collab, item] = [setting('API'), setting('COLLAB'), setting('ITEM')];
/** Joins under way at the same time at most. */
const AT_ONCE = 80;
/** Devices behind one address. */
const PER_ADDRESS = 50;

const joins: Joins = {};
let next = 0;

async function join(index: number): Promise<string> {
  const network = Math.floor(index / PER_ADDRESS);
  const headers = { 'x-forwarded-for': `10.1.${network >> 8}.${network & 255}`, 'x-access-token': setting('TOKEN') };
  const phone = new TestBrowser(api);
  const shown = await phone.get(`/api/text_editor/documents/${item}`, { headers });
  if (shown.status !== 200) return `page ${shown.status}`;
  const answer = await phone.post<{ ticket: string; documentName: string }>(`/api/items/${item}/collaboration_ticket`, {}, { headers });
  if (answer.status !== 201) return `ticket ${answer.status}`;
  const { ticket, documentName } = answer.body;
  const client = await RawClient.open(`${collab}/collab/${documentName}?schemaVersion=${setting('SCHEMA')}`, documentName, { headers });
  client.auth(ticket);
  await until(() => client.authenticated || client.denied !== undefined || client.closed, 'the ticket was looked at', 60_000);
  client.leave();
  return client.authenticated ? 'inside' : (client.denied ?? `closed ${client.closeCode}`);
}

const begun = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < count) {
      const index = next++;
      await wait(Math.max(0, begun + (index / count) * withinMs - performance.now()));
      const end = await join(index).catch((error: unknown) => `failed: ${String(error)}`);
      joins[end] = (joins[end] ?? 0) + 1;
    }
  }),
);
console.log(JSON.stringify({ joins, seconds: Math.round((performance.now() - begun) / 1000) }));
