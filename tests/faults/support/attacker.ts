import { setTimeout as wait } from 'node:timers/promises';
import { gapUpdate } from '../../collab/support/hostile-updates.js';
import { RawClient } from '../../collab/support/raw-client.js';
import { until } from '../../collab/support/until.js';

export type Attack = 'gaps' | 'everything' | 'presence';

const url = process.env['ATTACK_URL'] ?? '';
const name = process.env['ATTACK_NAME'] ?? '';
const tickets = (process.env['ATTACK_TICKETS'] ?? '').split(' ');

function nextTicket(): string {
  return tickets.pop() ?? '';
}

/** 2,000 updates whose predecessors never come (threat T-13). */
const flood = Array.from({ length: 2000 }, () => gapUpdate(2000));
const frame = Buffer.alloc(60 * 1024 * 1024);
const presence = { cursor: { anchor: 'x'.repeat(5 * 1024 * 1024) } };

const attacks: Record<Attack, () => Promise<void>> = {
  gaps: async () => {
    const client = await RawClient.inside(url, name, nextTicket());
    for (const update of flood) client.update(update);
    await until(() => client.ended.length > 0 || client.closed, 'the flood was ended', 30_000);
    client.leave();
  },
  /** Asks for everything and reads nothing (T-14). */
  everything: async () => {
    const client = await RawClient.open(url, name);
    client.auth(nextTicket());
    client.socket.pause();
    for (let index = 0; index < 500; index += 1) client.syncStep1();
    await wait(200);
    client.leave();
  },
  presence: async () => {
    const [one, two, three] = await Promise.all(
      [nextTicket(), nextTicket(), nextTicket()].map((ticket) => RawClient.inside(url, name, ticket)),
    );
    one?.frame(frame);
    two?.awareness([[1, 1, presence]]);
    three?.awareness(Array.from({ length: 5000 }, (_, index): [number, number, unknown] => [index + 1, 1, {}]));
    await until(() => one?.closed === true && two?.closed === true && (three?.ended.length ?? 0) > 0, 'all are out', 30_000);
    three?.leave();
  },
};

/** Runs when this file is the program; the test imports only its type. */
const attack = attacks[(process.env['ATTACK'] ?? 'gaps') as Attack];
for (let round = 1; tickets.length > 3; round += 1) {
  await attack();
  process.stdout.write(`round ${round}\n`);
  // The api hands out two tickets per second to one visitor (SERVER_LIMITS.http.visitorPerMinute).
  await wait(500);
}
