import { type Item as Answer, SERVER_LIMITS, TOOLS } from '@murmel/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';

const { kind, route } = TOOLS.link_shortener;
const PATH = `/api${route}`;
const { tries } = SERVER_LIMITS.chosenCodes;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

let code = '';
let made = 0;
beforeEach(async () => {
  code = `erraten-${(made += 1)}`;
  await castOf(api, { kind, shortCode: code });
});

const teacher = async () => api.people.signIn(api.browser(), await api.people.account());
const create = (browser: TestBrowser, shortcode?: string) => browser.post<Answer & Refusal>(PATH, { shortcode });
/** As often as they like, by whatever way takes a code. */
async function guess(browser: TestBrowser, { id }: { id: string }, times: number): Promise<string[]> {
  const ways = [
    () => create(browser, code),
    () => browser.put<Refusal>(`${PATH}/${id}`, { shortcode: code }),
    () => browser.put<Refusal>(`/api/items/${id}/share`, { shortCode: code }),
  ];
  const answers: string[] = [];
  for (let n = 0; n < times; n += 1) answers.push((await ways[n % ways.length]!()).body.code ?? 'ok');
  return answers;
}

describe('[T-37] trying codes does not tell which of them others have', () => {
  it('whoever missed so often hears nothing more, whichever way they ask: not of taken ones, nor of free ones', async () => {
    const browser = await teacher();
    const own = (await create(browser)).body;
    expect(new Set(await guess(browser, own, tries))).toEqual(new Set(['SHORT_CODE_TAKEN']));
    expect(new Set(await guess(browser, own, 3))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    const free = await create(browser, 'gewiss-frei');
    expect([free.status, free.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    // The refusal of a target tells that a link has its code.
    expect((await browser.put(`${PATH}/${own.id}`, { url: 'https://murmel.example/s/wald7b' })).status).toBe(429);
    // Other teachers are not slowed down.
    expect((await create(await teacher(), 'gewiss-frei')).status).toBe(201);
  });

  it('many at the same moment share the tries', async () => {
    const browser = await teacher();
    const answers = await Promise.all(Array.from({ length: tries + 10 }, () => create(browser, code)));
    expect(answers.filter(({ body }) => body.code === 'SHORT_CODE_TAKEN').length).toBeLessThanOrEqual(tries);
    expect(answers.filter(({ status }) => ![409, 429].includes(status))).toEqual([]);
  });

  it('a teacher who makes links is not held up: what is free, random or already theirs does not count', async () => {
    const browser = await teacher();
    const own = (await create(browser)).body;
    await guess(browser, own, tries - 1);
    for (let n = 0; n < 5; n += 1) expect((await create(browser, `${code}-frei-${n}`)).status).toBe(201);
    for (let n = 0; n < 5; n += 1) expect((await browser.put(`${PATH}/${own.id}`, { shortcode: `${code}-mein` })).status).toBe(200);
    expect(await guess(browser, own, 2)).toEqual(['SHORT_CODE_TAKEN', 'TOO_MANY_REQUESTS']);
    // A random one, a title, a target, and who may read tell nothing of others.
    expect((await create(browser)).status).toBe(201);
    expect((await browser.put(`${PATH}/${own.id}`, { title: 'Wald' })).status).toBe(200);
    expect((await browser.put(`/api/items/${own.id}/share`, { privacy: 'secret' })).status).toBe(200);
  });
});
