import { ANONYMOUS } from '@murmel/access-policy';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { PageData } from '../../../apps/api/src/core/accounts/page-data.js';
import { Identify } from '../../../apps/api/src/platform/identify.js';
import type { RequestContext } from '../../../apps/api/src/platform/request-context.js';
import { startApi, type TestApi } from '../../support/api.js';
import { type RawAnswer, sendBytes, sendRaw } from '../../support/raw-http.js';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  port = Number(new URL(api.origin).port);
});
afterAll(() => api.stop());

const ask = (target: string, ...headers: [string, string][]): Promise<RawAnswer | undefined> => send('GET', target, ...headers);
const send = (method: string, target: string, ...headers: [string, string][]): Promise<RawAnswer | undefined> =>
  sendRaw(
    port,
    {
      method,
      target,
      headers: headers.some(([name]) => name === 'host') ? headers : [['host', `127.0.0.1:${port}`], ...headers],
      body: Buffer.alloc(0),
    },
    5000,
  );
const refusal = (answer: RawAnswer | undefined): unknown => answer && [answer.status, JSON.parse(answer.body)];
const bad = (status: number): unknown => [
  status,
  { defined: false, code: 'BAD_REQUEST', status, message: expect.any(String), error: 'bad_request' },
];

describe('what no browser sends', () => {
  it.each(['', 'a b', '\xff', '1.2.3.999', 'x;script-src *', '[::1', '@', 'a/b'])(
    'a host "%s" is refused and gets nothing into the headers',
    async (host) => {
      const answer = await ask('/api/apps', ['host', host]);
      expect(refusal(answer)).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST' })]);
      expect(answer?.head).toContain("connect-src 'self';");
    },
  );

  it.each(['127.0.0.1', 'murmel.example:8443', '[::1]:3000', 'schul-server', 'LEHRER_PC.local'])('a host "%s" is one', async (host) => {
    expect((await ask('/api/apps', ['host', host]))?.status).toBe(200);
  });

  it.each(['//[', '//[?public_token=x', '//a:b@c:99999999/?public_token=x', '/\\'])(
    'the path "%s" is one of the pages, whatever it would be as an address',
    async (target) => {
      const pages = (await ask('/'))?.status;
      expect((await ask(target))?.status).toBe(pages);
      const nobody = {
        actor: ANONYMOUS,
        account: null,
        session: null,
        visitor: null,
        request: { url: target },
      } as unknown as RequestContext;
      expect((await api.application.get(PageData).for(nobody)).galleryMode).toBe(target.includes('public_token'));
    },
  );

  it('paths that are none, too long ones, headers without an end and bytes that are no request are refused in the shape of every refusal', async () => {
    expect(refusal(await ask('/api/items/%'))).toEqual(bad(400));
    expect(refusal(await ask('/%zz'))).toEqual(bad(400));
    expect(refusal(await send('PUT', `/api/items/${'x'.repeat(101)}`))).toEqual(bad(414));
    expect(refusal(await ask('/api/apps', ['x-long', 'x'.repeat(20_000)]))).toEqual(bad(431));
    expect(refusal(await sendBytes(port, Buffer.from('GET /api/\xff HTTP/1.1\r\n\r\n', 'latin1'), 5000))).toEqual(bad(400));
    expect(refusal(await sendBytes(port, Buffer.from('\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 'latin1'), 5000))).toEqual(bad(400));
  });

  it('a list in a list in a list where a text has its length is refused before anybody looks through it', async () => {
    const answer = await post(`{"email":{"length":${'['.repeat(6000)}${']'.repeat(6000)}}}`);
    expect(refusal(answer)).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST', data: { reason: 'nested too deep' } })]);
  });

  it('a hundred thousand names that no call knows are refused before anybody looks through them, and not told back', async () => {
    const answer = await post(`{${Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":0`).join(',')}}`);
    expect(refusal(answer)).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST', data: { reason: 'too many values' } })]);
    expect(answer!.body.length).toBeLessThan(1000);
  });

  it('a form is not taken apart, because no call reads one', async () => {
    expect((await post('a=&'.repeat(300_000), 'application/x-www-form-urlencoded'))?.status).toBe(415);
  });
});

describe('the id that support asks for', () => {
  const CHOSEN = '0123456789abcdef0123456789abcdef';
  const OURS = { 'x-request-id': CHOSEN, traceparent: `00-${CHOSEN}-0123456789abcdef-01` };
  const idOf = (headers: Headers): string => headers.get('x-request-id') ?? '';
  /** Makes the next request fail as nothing foresees it. */
  const breakNext = () => vi.spyOn(api.application.get(Identify), 'request').mockRejectedValueOnce(new Error('Kanarienvogel'));

  it('stands in every answer, is another one each time, and no caller chooses it', async () => {
    const answers = await Promise.all(
      ['/api/apps', '/api/apps', '/api/items/x', '/api/nothing', '/nothing'].map((path) => fetch(api.origin + path, { headers: OURS })),
    );
    const ids = answers.map(({ headers }) => idOf(headers));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set([...ids, CHOSEN.slice(0, 12)]).size).toBe(answers.length + 1);
    expect((await ask('/api/items/%'))?.head).toMatch(/x-request-id: [0-9a-f]{12}/);
  });

  it('a fault of ours says it in the body, too; a refusal, which looks the same for all, does not', async () => {
    breakNext();
    const fault = await fetch(`${api.origin}/api/apps`);
    expect([fault.status, await fault.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'INTERNAL', requestId: idOf(fault.headers) }),
    ]);
    expect(await (await fetch(`${api.origin}/api/items/x`)).json()).not.toHaveProperty('requestId');
  });

  it.each([
    ['de', 'Entschuldige, da ist etwas schiefgegangen.', 'Kennung für den Support'],
    ['en', 'Sorry, something went wrong!', 'Id for support'],
  ])('[ERR-08] a page that cannot be sent says it to whoever opened it: %s', async (language, title, words) => {
    breakNext();
    const page = await fetch(`${api.origin}/tools?name=Kanarienname`, { headers: { accept: 'text/html', 'accept-language': language } });
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    for (const shown of [`<html lang="${language}">`, title, words, idOf(page.headers)]) expect(html).toContain(shown);
    expect(html).not.toContain('Kanarien');
  });
});

/** A registration with a token, and with this in it. */
async function post(text: string, type = 'application/json'): Promise<RawAnswer | undefined> {
  const body = Buffer.from(text);
  const headers: [string, string][] = [
    ['host', `127.0.0.1:${port}`],
    ['content-type', type],
    ['content-length', String(body.length)],
    ['x-csrf-token', await tokenOfNobody()],
  ];
  return sendRaw(port, { method: 'POST', target: '/api/registrations', headers, body }, 5000);
}

async function tokenOfNobody(): Promise<string> {
  const { headers } = await api.browser().call('POST', '/api/error_reports', { csrf: null, body: { message: 'token', path: '/' } });
  return headers.get('x-csrf-token') ?? '';
}
