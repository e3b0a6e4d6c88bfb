import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { type FrameProblem, SERVER_LIMITS } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FrameCheck, pageProblem } from '../../../apps/api/src/core/link-preview/frame-check.js';
import { type FetchRules, NO_FETCHING } from '../../../apps/api/src/core/web-requests/fetch-rules.js';
import { Counters } from '../../../apps/api/src/platform/counters.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';
import { OUTSIDE, rulesFor, withLocalWeb } from './local-web.js';

const FILM = 'https://www.youtube.com/watch?v=abcdefghijk';

describe('[VAL-04] what somebody wants to embed', () => {
  let headers: IncomingHttpHeaders;
  const web = withLocalWeb();
  const answers = (answer: RequestListener): void => {
    web.answer = (request, response) => {
      ({ headers } = request);
      answer(request, response);
    };
  };

  const own = { publicUrl: 'https://murmel.schule.example' } as ConstructorParameters<typeof FrameCheck>[1];
  const says =
    (status: number, more: Record<string, string> = {}): RequestListener =>
    (_request, response) =>
      response.writeHead(status, more).end('x');
  const asked = (address: string, rules: FetchRules = web.rules): Promise<FrameProblem | null> =>
    new FrameCheck(rules, own).problemOf(address);

  it.each([
    [200, null],
    [400, 'missing'],
    [404, 'missing'],
    [401, 'notEmbeddable'],
    [403, 'notEmbeddable'],
    [429, null],
    [500, null],
  ] as const)('a film of which its platform answers %i: %s', async (status, problem) => {
    answers(says(status));
    expect(await asked(FILM)).toBe(problem);
    expect(web.asked).toEqual([`films.example:${web.port}/oembed?at=youtube&url=${encodeURIComponent(FILM)}`]);
    expect([headers.cookie, headers.referer, headers.authorization]).toEqual([undefined, undefined, undefined]);
  });

  it('of a film nothing else is asked, however it was typed', async () => {
    answers(says(404));
    expect(await asked('<iframe src="https://player.vimeo.com/video/76979871?h=abcdef12"></iframe>')).toBe('missing');
    expect(web.asked).toEqual([`films.example:${web.port}/oembed?at=vimeo&url=https%3A%2F%2Fvimeo.com%2F76979871%2Fabcdef12`]);
  });

  it.each([
    [200, {}, null],
    [404, {}, 'missing'],
    [410, {}, 'missing'],
    [403, { 'x-frame-options': 'DENY' }, null],
    [503, {}, null],
    [200, { 'x-frame-options': 'SAMEORIGIN' }, 'notEmbeddable'],
    [200, { 'content-security-policy': "frame-ancestors 'self'" }, 'notEmbeddable'],
    [200, { 'content-security-policy': 'frame-ancestors https://murmel.schule.example' }, null],
  ] as const)('a page that answers %i %j: %s', async (status, more, problem) => {
    answers((request, response) =>
      request.url === '/1' ? says(302, { location: '/wald' })(request, response) : says(status, more)(request, response),
    );
    const address = `http://wald.example:${web.port}/1`;
    const ends = AbortSignal.timeout(10_000);
    expect(await pageProblem(web.rules, address, new URL(own.publicUrl), ends)).toBe(problem);
    expect(web.asked.map((path) => path.slice(path.indexOf('/')))).toEqual(['/1', '/wald']);
    expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  });

  it('a page that no name server knows is not there; where none answers, nobody can tell', async () => {
    expect(await asked('https://gibt-es-nicht.example/', { ...rulesFor([443], [OUTSIDE]), resolve: async () => [] })).toBe('missing');
    const silent = { ...rulesFor([443], [OUTSIDE]), resolve: () => Promise.reject(new Error('no answer')) };
    expect(await asked('https://wald.example/', silent)).toBeNull();
  });

  it('[T-36] addresses of the own network, other ports and what is no address are not asked for', async () => {
    answers(says(404));
    for (const address of [
      `https://wald.example:${web.port + 1}/`,
      'https://10.0.0.1/',
      'https://localhost/',
      'javascript:alert(1)',
      '',
      'x'.repeat(5000),
    ])
      expect(await asked(address)).toBeNull();
    expect(web.asked).toEqual([]);
  });

  it('where the operator lets the server ask nobody, nothing is asked and nobody hindered', async () => {
    answers(says(404));
    expect(await asked(FILM, { ...rulesFor([], [OUTSIDE]), ports: NO_FETCHING.ports })).toBeNull();
    expect(await asked('https://gibt-es-nicht.example/', NO_FETCHING)).toBeNull();
    expect(web.asked).toEqual([]);
  });

  it('never holds somebody up: of a platform that says nothing, nobody waits longer than for a preview', async () => {
    answers(() => undefined);
    const check = new FrameCheck(web.rules, own);
    const waiting = Array.from({ length: 20 }, () => check.problemOf(FILM));
    await expect.poll(() => web.asked.length).toBe(20);
    // More at once are let pass without a question.
    expect(await check.problemOf(FILM)).toBeNull();
    expect(web.asked.length).toBe(20);
    web.hangUp();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => null));
  });
});

describe('POST /items/{id}/frame_checks', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(inject('databaseUrl'));
  });
  const web = withLocalWeb(() => api);
  afterAll(() => api.stop());
  const check = (browser: TestBrowser, id: string, body: unknown = { address: FILM }) =>
    browser.post<{ problem?: string; code?: string }>(`/api/items/${id}/frame_checks`, body);

  it('[VAL-04] answers whoever may write there, and asks nobody for anybody else', async () => {
    const cast = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const { item, owner, writer, guest, reader } = cast;
    for (const { browser } of [owner, writer, guest]) {
      const { status, body } = await check(browser, item.id);
      expect([status, body]).toEqual([200, { problem: 'missing' }]);
    }
    expect(web.asked).toHaveLength(3);
    expect((await check(reader.browser, item.id)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await check(browser, item.id)).status).toBe(404);
    expect((await check(owner.browser, newId())).status).toBe(404);
    for (const body of [{}, { address: 7 }, { address: 'x'.repeat(2001) }, { address: FILM, id: item.id }, { address: [FILM, FILM] }])
      expect((await check(owner.browser, item.id, body)).status).toBe(400);
    expect((await owner.browser.post(`/api/items/${item.id}/frame_checks`, { address: FILM }, { csrf: null })).status).toBe(403);
    expect(web.asked).toHaveLength(3);
  });

  it('[T-36] of whoever asks more often than a class would, others are not asked any more, and nothing is hindered', async () => {
    const { item, owner, writer } = await castOf(api);
    const counters = api.application.get(Counters);
    for (let count = 1; count < SERVER_LIMITS.linkPreview.framesPerMinute; count += 1) await counters.add(`look:${owner.account.id}`);
    expect((await check(owner.browser, item.id)).body).toEqual({ problem: 'missing' });
    expect((await check(owner.browser, item.id)).body).toEqual({ problem: null });
    expect((await check(writer.browser, item.id)).body).toEqual({ problem: 'missing' });
    expect(web.asked).toHaveLength(2);
  });
});
