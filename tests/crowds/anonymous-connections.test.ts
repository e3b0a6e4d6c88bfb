import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_PATH, SERVER_LIMITS } from '@murmel/contracts';
import { type Item, newId, newSecret, WordCloud } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { hashPassword } from '../../apps/api/src/core/accounts/passwords.js';
import { until } from '../collab/support/until.js';
import { holds, watchedProgram } from '../faults/fuzz/watched-process.js';
import { KillableApi } from '../faults/support/killable-api.js';
import { LiveBrowser } from '../live/support/live-browser.js';
import { REPOSITORY, spawnProcess } from '../support/process.js';

const PASSWORD = 'Ein langer Satz für alle';
/** Long enough for an intolerable queue to grow; `npm run proof -- --long` attacks longer. */
const ATTACK_MS = process.env['FAULT_ROUNDS'] ? 30_000 : 4000;

/** While the attack goes on, however slow the machine is. */
const LOGINS = 3;

let api: KillableApi;
let item: Item;
beforeAll(async () => {
  api = await KillableApi.open(inject('databaseUrl'), watchedProgram('apps/api'));
  const owner = await api.people.account();
  item = await api.people.item(owner, { kind: 'word_cloud', privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
  await api.database.manager.insert(WordCloud, {
    itemId: item.id,
    show: true,
    showBeforeSubmit: true,
    wordsPerVisitor: null,
    filter: true,
    filterWords: null,
  });
});
afterAll(() => api.stop());

/** A class whose devices are all new, behind the same address as the attack. @returns how long each waited for the state, in milliseconds */
async function classComesIn(): Promise<number[]> {
  return Promise.all(
    Array.from({ length: 35 }, async () => {
      const began = performance.now();
      const live = await LiveBrowser.open(api.browser());
      const answer = await live.join(item.id);
      live.close();
      return answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY;
    }),
  );
}

describe('callers without any cookie', () => {
  it('300 password resets a second: whoever signs in meanwhile is in within 2 s', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const attacker = api.browser();
    await attacker.post('/api/error_reports', { message: 'token', path: '/' });
    const statuses: number[] = [];
    const answers: Promise<unknown>[] = [];
    const waits: number[] = [];
    const began = Date.now();
    const ends = began + ATTACK_MS;
    const attack = (async () => {
      for (; Date.now() < ends || waits.length < LOGINS; await wait(100)) {
        // As many as are due by now, also where this process was held up.
        while (answers.length < (Date.now() - began) * 0.3) {
          answers.push(
            attacker.put('/api/password_resets', { token: newSecret(), password: PASSWORD }).then(({ status }) => statuses.push(status)),
          );
        }
      }
    })();
    for (await wait(1000); Date.now() < ends || waits.length < LOGINS; await wait(700)) {
      const asked = performance.now();
      const answer = await api.browser().post('/api/sessions', { email: account.email, password: PASSWORD, remember: false });
      expect(answer.status).toBe(201);
      waits.push(performance.now() - asked);
    }
    await attack;
    await Promise.all(answers);
    expect([statuses.length > (ATTACK_MS / 1000) * 200, new Set(statuses)]).toEqual([true, new Set([400])]);
    expect(Math.max(...waits)).toBeLessThan(2000);
  }, 120_000);

  it('5,000 sockets with 20 joins a second each: a class of new devices comes in, silent lines are closed, the memory comes back', async () => {
    await classComesIn();
    const before = await holds(api.running);
    const silentUntil = Date.now() + (SERVER_LIMITS.live.strangers.idleSeconds + 2) * 1000;
    const silent = Array.from(
      { length: 20 },
      () => new WebSocket(`${api.origin.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`),
    );
    for (const socket of silent) {
      socket.on('open', () => socket.send('40'));
      // Its pings are answered: only that it looks at nothing is against it.
      socket.on('message', (data: Buffer) => data.toString() === '2' && socket.send('3'));
      socket.on('error', () => undefined);
    }
    const env = { FLOOD_ORIGIN: api.origin, FLOOD_ITEMS: [item.id, newId(), newId()].join(' '), FLOOD_SOCKETS: '5000', FLOOD_JOINS: '20' };
    const flood = spawnProcess({ cwd: `${REPOSITORY}apps/api`, entry: `${REPOSITORY}tests/crowds/support/live-flood.ts`, env });
    try {
      const opened = () => Number(/opened (\d+)\n$/.exec(flood.output())?.[1] ?? 0);
      await until(() => opened() > 1000, 'the attack has begun', 60_000);
      await wait(ATTACK_MS);
      const waits = [...(await classComesIn()), ...(await wait(1500).then(classComesIn))];
      expect(Math.max(...waits)).toBeLessThan(2000);
    } finally {
      await flood.kill9();
    }
    await wait(Math.max(0, silentUntil - Date.now()));
    expect(silent.map(({ readyState }) => readyState)).toEqual(silent.map(() => WebSocket.CLOSED));
    // In megabytes: what it holds, and not what it has ever asked the system for.
    expect((await holds(api.running)) - before).toBeLessThan(100);
  }, 180_000);
});
