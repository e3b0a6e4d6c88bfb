import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';

let on: TestApi;
let off: TestApi;
beforeAll(async () => {
  on = await startApi(inject('databaseUrl'));
  off = await startApi(inject('databaseUrl'), { offlinePages: false });
});
afterAll(async () => {
  await on.stop();
  await off.stop();
});

it('where the operator wants no kept pages, the worker of before takes itself away with all that it kept', async () => {
  const answer = await off.browser().get<string>('/sw.js');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  const deleted: string[] = [];
  let gone = false;
  const steps = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
  const worker = {
    addEventListener: (type: string, step: never) => steps.set(type, step),
    skipWaiting: () => undefined,
    registration: { unregister: () => (gone = true) },
  };
  const caches = {
    keys: async () => ['murmel-shell-1', 'murmel-wanted', 'other'],
    delete: async (name: string) => deleted.push(name),
  };
  // As a browser would run it.
  runInNewContext(answer.body, { self: worker, caches });
  await new Promise((done) => steps.get('activate')!({ waitUntil: (work) => void work.then(done) }));
  expect([deleted, gone]).toEqual([['murmel-shell-1', 'murmel-wanted'], true]);
  expect((await off.browser().get('/shell/app')).status).toBe(404);
});

it.each(['/shell/nothing', '/shell/', '/shell/app/more', '/shell/__proto__', '/shell/app?a=b&token=c'])('%s is no shell', async (path) => {
  expect((await on.browser().get(path)).status).toBe(404);
});

it.each([
  ['/shell/app', "'self' https: http://127.0.0.1:3002"],
  ['/shell/worksheet', "'self' https: http://127.0.0.1:3002"],
  ['/shell/text_editor', "'self' https:"],
  ['/shell/surveys', "'self'"],
  ['/shell/teaching_board', "'self' https:"],
])('%s lets into frames what its pages may', async (path, frames) => {
  const { headers } = await on.browser().get(path);
  expect(headers.get('content-security-policy')).toContain(`frame-src ${frames};`);
});
