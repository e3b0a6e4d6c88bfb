import { setTimeout as wait } from 'node:timers/promises';
import { RawClient } from '../../collab/support/raw-client.js';

export type Flood = 'everything' | 'comeAndGo' | 'fullStates' | 'presences';

const url = process.env['ATTACK_URL'] ?? '';
const name = process.env['ATTACK_NAME'] ?? '';
const tickets = (process.env['ATTACK_TICKETS'] ?? '').split(' ');

/** A whole document, as large as one message may be; nothing in it is right. */
const fullState = Buffer.alloc(250 * 1024, 7);

async function inside(): Promise<RawClient | undefined> {
  const ticket = tickets.pop();
  return ticket === undefined ? undefined : RawClient.inside(url, name, ticket).catch(() => undefined);
}

const floods: Record<Flood, () => Promise<void>> = {
  /** At a polite rate, from connections that stay and from ones with new tickets, and everything is read. */
  everything: async () => {
    const staying = await Promise.all(Array.from({ length: 3 }, inside));
    console.log('round 1');
    for (let round = 0; tickets.length > 3; round += 1) {
      const coming = await Promise.all(Array.from({ length: 3 }, inside));
      for (const client of coming) for (let again = 0; again < 3; again += 1) client?.syncStep1();
      if (round % 20 === 0) staying.forEach((client) => client?.syncStep1());
      await wait(500);
      coming.forEach((client) => client?.leave());
    }
  },
  /** Opens a large document that nobody else has open, and leaves again, once a second. */
  comeAndGo: async () => {
    console.log('round 1');
    while (tickets.length > 1) {
      const client = await inside();
      await wait(300);
      client?.leave();
      await wait(700);
    }
  },
  /** Twenty readers, fifty times a second each; whoever is thrown out comes back. */
  fullStates: async () => {
    const reader = async (): Promise<void> => {
      for (let client = await inside(); client; client = await inside()) {
        while (!client.closed && client.ended.length === 0) {
          client.syncStep2(fullState);
          await wait(20);
        }
        client.leave();
        await wait(500);
      }
    };
    const readers = Array.from({ length: 20 }, reader);
    console.log('round 1');
    await Promise.all(readers);
  },
  /** Twenty people who move fifty times a second, and 250 who see it. */
  presences: async () => {
    const listeners: RawClient[] = [];
    while (listeners.length < 250)
      listeners.push(...(await Promise.all(Array.from({ length: 25 }, inside))).filter((client) => client !== undefined));
    for (const listener of listeners) listener.socket.removeAllListeners('message');
    let heard = 0;
    listeners[0]?.socket.on('message', () => void (heard += 1));
    setInterval(() => console.log(`heard ${heard}`, (heard = 0)), 1000);
    const movers = (await Promise.all(Array.from({ length: 20 }, inside))).filter((client) => client !== undefined);
    console.log('round 1');
    for (let clock = 1; ; clock += 1) {
      const place = { type: null, tname: null, item: { client: 1, clock }, assoc: 0 };
      movers.forEach((mover, index) => mover.awareness([[1000 + index, clock, { cursor: { anchor: place, head: place } }]]));
      await wait(21);
    }
  },
};

await floods[(process.env['ATTACK'] ?? 'everything') as Flood]();
