import type { PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import { PupilAccess, SchoolClass as StoredClass } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { TestBrowser } from '../../support/browser.js';
import { classCast, come, joinAs, onetime, tokenOf, type ClassCast } from '../classes/class-cast.js';

const [OLD, NEW] = ['the secret until today, long enough', 'the secret from today on, long enough'];

let before: TestApi;
let cast: ClassCast;
let day: SchoolClass;
const running: TestApi[] = [];
beforeAll(async () => {
  before = await start({ secret: OLD });
  cast = await classCast(before, ['Mila', 'Ben', 'Aylin', 'Emil']);
  day = (await cast.owner.browser.post<SchoolClass>('/api/school_classes', onetime())).body;
});
afterAll(async () => {
  for (const api of running.reverse()) await api.stop();
});

/** The api under other secrets, with the same database. */
async function start(secrets: { secret: string; previousSecrets?: readonly string[] }): Promise<TestApi> {
  const api = await startApi(inject('databaseUrl'), { ...secrets, ...(before ? { databaseUrl: before.configuration.databaseUrl } : {}) });
  running.push(api);
  return api;
}

/** The browser of somebody who was here before the api was started anew: the same cookies. */
function sameBrowser(api: TestApi, browser: TestBrowser): TestBrowser {
  const same = new TestBrowser(api.origin);
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

async function codesShown(api: TestApi): Promise<(string | null)[]> {
  const answer = await sameBrowser(api, cast.owner.browser).get<{ entries: PupilAccessEntry[] }>(`/api/school_classes/${cast.schoolClass.id}/pupil_accesses?limit=100`);
  expect(answer.status).toBe(200);
  return answer.body.entries.map(({ code }) => code);
}

describe('a new SECRET', () => {
  it('with the earlier one in SECRET_PREVIOUS printed codes open, and teachers can read them', async () => {
    const api = await start({ secret: NEW, previousSecrets: [OLD] });
    expect(await codesShown(api)).toEqual(cast.pupils.map(({ code }) => code));
    expect((await come(api.browser(), cast.pupils[0]!.code, tokenOf(cast.schoolClass))).status).toBe(201);
    expect((await joinAs(api.browser(), 'Nour', { classToken: tokenOf(day) })).status).toBe(201);
    const shown = await sameBrowser(api, cast.owner.browser).get<SchoolClass>(`/api/school_classes/${day.id}`);
    expect(shown.body.code).toBe(day.code);
  });
});
