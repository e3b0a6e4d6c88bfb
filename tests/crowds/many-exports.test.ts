import { once } from 'node:events';
import { closeSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedFile } from '../api/classes/project-in-class.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** 60 of 100 MB with `npm run proof -- --long` and its rounds, fewer and smaller ones in every run. */
const [EXPORTS, MEGABYTES] = process.env['FAULT_ROUNDS'] ? [60, 100] : [12, 20];
const MB = 1_000_000;
const GROWS_AT_MOST = 150 * MB;

/** Returns a person with one large file. */
async function person(megabytes: number): Promise<TestBrowser> {
  const account = await api.people.account();
  await storedFile(api, await api.people.item(account), 'Film.mp4', (key) => {
    const path = join(api.configuration.dataDir, 'files', key);
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'w');
    ftruncateSync(file, megabytes * MB);
    closeSync(file);
  });
  return api.people.signIn(api.browser(), account);
}

/** Over a connection of its own, which ends with it. */
async function ask(browser: TestBrowser): Promise<IncomingMessage> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const [answer] = (await once(get(`${api.origin}/api/users/me/export`, { headers: { cookie }, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  return answer;
}

/** Reads to the end and keeps nothing. @returns bytes */
async function read(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).byteLength;
  return bytes;
}

describe('copies of many people at once', () => {
  it('[TR-56] come whole, while memory stays small and somebody else is answered within a second', {
    timeout: 20 * EXPORTS * 1000,
  }, async () => {
    const people = await Promise.all(Array.from({ length: EXPORTS }, () => person(MEGABYTES)));
    const innocent = await api.people.signIn(api.browser(), await api.people.account());
    await innocent.get('/api/users/me');
    global.gc?.();
    const before = process.memoryUsage.rss();
    let [running, most, slowest] = [true, 0, 0];
    const weighing = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - before)), 20);
    const watching = (async () => {
      while (running) {
        const start = performance.now();
        expect((await innocent.get('/api/users/me')).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - start);
        // Fewer than one person may ask for in a minute.
        await wait(60_000 / (SERVER_LIMITS.http.userPerMinute * 0.8));
      }
    })();
    // Clients pause reading for a moment: data that is not streamed piles up in memory.
    const sizes = await Promise.all(
      people.map(async (browser) => {
        let answer = await ask(browser);
        // In the long version the queue is longer than a client may wait in it.
        for (; answer.statusCode === 429; answer = await ask(browser))
          await wait(((await json(answer)) as { data: { seconds: number } }).data.seconds * 1000);
        expect(answer.statusCode).toBe(200);
        await wait(500);
        return read(answer);
      }),
    ).finally(() => (running = false));
    await watching;
    clearInterval(weighing);
    console.info(`${EXPORTS} exports of ${MEGABYTES} MB: ${Math.round(most / MB)} MB more, somebody else waited ${Math.round(slowest)} ms`);
    for (const bytes of sizes) expect(bytes).toBeGreaterThan(MEGABYTES * MB);
    expect(slowest).toBeLessThan(1000);
    expect(most).toBeLessThan(GROWS_AT_MOST);
  });

  it('somebody has one at a time: the second is told when to come again, and after the first was given up there is one again', async () => {
    const browser = await person(50);
    const first = await ask(browser);
    expect(first.statusCode).toBe(200);
    const second = await ask(browser);
    expect([second.statusCode, await json(second)]).toMatchObject([
      429,
      { code: 'TOO_MANY_REQUESTS', data: { seconds: SERVER_LIMITS.exports.waitSeconds } },
    ]);
    first.destroy();
    await expect.poll(async () => read(await ask(browser)), { timeout: 10_000 }).toBeGreaterThan(50 * MB);
  });
});
