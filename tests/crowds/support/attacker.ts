import { setTimeout as wait } from 'node:timers/promises';
import { gapUpdate } from '../../collab/support/hostile-updates.js';
import { RawClient, readFrame } from '../../collab/support/raw-client.js';
import { until } from '../../collab/support/until.js';

export type Attack = 'gaps' | 'everythingUnread' | 'presence' | 'everything' | 'comeAndGo' | 'fullStates' | 'presences';

const url = process.env['ATTACK_URL'] ?? '';
const name = process.env['ATTACK_NAME'] ?? '';
const tickets = (process.env['ATTACK_TICKETS'] ?? '').split(' ');
/** The api hands out two tickets per second to one visitor (SERVER_LIMITS.http.visitorPerMinute). */
const TICKET_MS = 500;

async function inside(): Promise<RawClient | undefined> {
  const ticket = tickets.pop();
  return ticket === undefined ? undefined : RawClient.inside(url, name, ticket).catch(() => undefined);
}

/** One who must be let in, or there is no attack. */
async function surelyInside(): Promise<RawClient> {
  return RawClient.inside(url, name, tickets.pop() ?? '');
}

/** The same again and again, as long as there are tickets. */
function again(attack: () => Promise<void>): () => Promise<void> {
  return async () => {
    for (let round = 1; tickets.length > 3; round += 1) {
      await attack();
      if (round === 1) begun();
      await wait(TICKET_MS);
    }
  };
}

/** The type of a frame that says who is there; a class that writes meanwhile sends others. */
const PRESENCE = 1;

const begun = (): void => console.log('begun');

/** 2,000 updates whose predecessors never come (spec T-13). */
const flood = Array.from({ length: 2000 }, () => gapUpdate(2000));
/** A whole document, as large as one message may be; nothing in it is right. */
const fullState = Buffer.alloc(250 * 1024, 7);

const attacks: Record<Attack, () => Promise<void>> = {
  gaps: again(async () => {
    const client = await surelyInside();
    for (const update of flood) client.update(update);
    await until(() => client.ended.length > 0 || client.closed, 'the flood was ended', 30_000);
    client.leave();
  }),
  /** Asks for everything and reads nothing (spec T-14). */
  everythingUnread: again(async () => {
    const client = await RawClient.open(url, name);
    client.auth(tickets.pop() ?? '');
    client.socket.pause();
    for (let index = 0; index < 500; index += 1) client.syncStep1();
    await wait(200);
    client.leave();
  }),
  /** A frame of 60 MB, a presence of 5 MB, and 5,000 people who are not there. */
  presence: again(async () => {
    const [one, two, three] = [await surelyInside(), await surelyInside(), await surelyInside()];
    one.frame(Buffer.alloc(60 * 1024 * 1024));
    two.awareness([[1, 1, { cursor: { anchor: 'x'.repeat(5 * 1024 * 1024) } }]]);
    three.awareness(Array.from({ length: 5000 }, (_, index): [number, number, unknown] => [index + 1, 1, {}]));
    await until(() => one.closed && two.closed && three.ended.length > 0, 'all are out', 30_000);
    three.leave();
  }),
  /** At a polite rate, from connections that stay and from ones with new tickets, and everything is read. */
  everything: async () => {
    const staying = await Promise.all(Array.from({ length: 3 }, inside));
    begun();
    for (let round = 0; tickets.length > 3; round += 1) {
      const coming = await Promise.all(Array.from({ length: 3 }, inside));
      for (const client of coming) for (let step = 0; step < 3; step += 1) client?.syncStep1();
      if (round % 20 === 0) staying.forEach((client) => client?.syncStep1());
      await wait(500);
      coming.forEach((client) => client?.leave());
    }
  },
  /** Opens a large document that no other client has open, and leaves again, once a second. */
  comeAndGo: async () => {
    begun();
    while (tickets.length > 1) {
      const client = await inside();
      await wait(300);
      client?.leave();
      await wait(700);
    }
  },
  /** Starts twenty readers, each requesting fifty times a second; a disconnected one connects again. */
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
    begun();
    await Promise.all(readers);
  },
  /** Twenty people who move fifty times a second, and 250 who see it. */
  presences: async () => {
    const listeners: RawClient[] = [];
    while (listeners.length < 250)
      listeners.push(...(await Promise.all(Array.from({ length: 25 }, inside))).filter((client) => client !== undefined));
    for (const listener of listeners) listener.socket.removeAllListeners('message');
    let heard = 0;
    listeners[0]?.socket.on('message', (data: Buffer) => void (heard += readFrame(data).type === PRESENCE ? 1 : 0));
    let since = performance.now();
    setInterval(() => {
      const now = performance.now();
      console.log(`heard ${heard} in ${Math.ceil(now - since)} ms`);
      [heard, since] = [0, now];
    }, 1000);
    const movers = (await Promise.all(Array.from({ length: 20 }, inside))).filter((client) => client !== undefined);
    begun();
    for (let clock = 1; ; clock += 1) {
      const place = { type: null, tname: null, item: { client: 1, clock }, assoc: 0 };
      movers.forEach((mover, index) => mover.awareness([[1000 + index, clock, { cursor: { anchor: place, head: place } }]]));
      await wait(21);
    }
  },
};

await attacks[(process.env['ATTACK'] ?? 'gaps') as Attack]();
