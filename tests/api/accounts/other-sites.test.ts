import { contract } from '@murmel/contracts';
import { Account, Session, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { PASSWORD, teacher } from './persons.js';

let api: TestApi;
let account: Account;
let browser: TestBrowser;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  account = await teacher(api);
  browser = await api.people.signIn(api.browser(), account);
});
afterAll(() => api.stop());

const groups = [
  contract.registrations,
  contract.passwordResets,
  contract.sessions,
  contract.visitor,
  contract.users,
  contract.toolsUsers,
  contract.dailyUserVisits,
];
const mutations = groups
  .flatMap((group) => Object.values(group))
  .map((procedure) => procedure['~orpc'].route)
  .filter(({ method }) => method !== 'GET');

const bodies: Record<string, unknown> = {
  '/registrations': { email: 'neu@schule.example', firstname: 'A', name: 'B', password: PASSWORD },
  '/users/me': { publicName: 'Gekapert' },
};

describe.each(mutations.map(({ method, path }) => ({ method: method!, path: path! })))('$method $path', ({ method, path }) => {
  const url = () => `/api${path.replace('{userId}', account.id)}`;
  const body = () =>
    method === 'DELETE' ? {} : { body: bodies[path] ?? { email: account.email, password: PASSWORD, displayName: 'Gekapert' } };

  it('needs the CSRF token of this session', async () => {
    for (const csrf of [null, 'erfunden', await strangersToken()]) {
      const answer = await browser.call<Refusal>(method, url(), { ...body(), csrf });
      expect([answer.status, answer.body.code]).toEqual([403, 'CSRF']);
    }
    await unchanged();
  });

  it('refuses other sites even with the token', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await browser.call<Refusal>(method, url(), { ...body(), headers });
      expect([answer.status, answer.body.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    }
    await unchanged();
  });
});

async function strangersToken(): Promise<string> {
  return (await api.browser().post('/api/sessions', {}, { csrf: null })).headers.get('x-csrf-token')!;
}

async function unchanged(): Promise<void> {
  expect(await api.database.manager.find(Account)).toEqual([account]);
  expect([await api.database.manager.count(Session), await api.database.manager.count(Visitor)]).toEqual([1, 0]);
}

/** Every call of the contract that changes something, whatever it is about. */
function mutationsIn(router: object): { method: string; path: string }[] {
  return Object.values(router).flatMap((value: object) => {
    if (!('~orpc' in value)) return mutationsIn(value);
    const { method, path } = (value as { '~orpc': { route: { method: string; path: string } } })['~orpc'].route;
    return method === 'GET' ? [] : [{ method, path }];
  });
}

it('[T-23] [TR-31] every mutation of the contract is refused without a token and to other sites', { tags: ['proof'] }, async () => {
  const all = mutationsIn(contract);
  expect(all.length).toBeGreaterThan(80);
  const found = await Promise.all(
    all.flatMap(({ method, path }) =>
      [{ csrf: null }, { headers: { origin: 'https://evil.example' } }].map(async (options) => {
        const { status, body } = await browser.call<Refusal>(method, `/api${path.replace(/\{\w+\}/g, account.id)}`, {
          body: {},
          ...options,
        });
        return status === 403 && body.code === ('csrf' in options ? 'CSRF' : 'FOREIGN_ORIGIN')
          ? []
          : `${method} ${path}: ${status} ${body.code}`;
      }),
    ),
  );
  expect(found.flat()).toEqual([]);
});

it('[T-23] what is not JSON is not read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await fetch(`${api.origin}/api/sessions`, {
      method: 'POST',
      body: JSON.stringify({ email: account.email, password: PASSWORD }),
      headers: { 'content-type': type, 'x-csrf-token': await strangersToken() },
    });
    expect([type, answer.status >= 400, answer.headers.getSetCookie()]).toEqual([type, true, []]);
  }
});

it('walks over every mutation', () => {
  expect(mutations.length).toBe(11);
});
