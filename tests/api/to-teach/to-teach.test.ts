import type { ToTeachWorksheet } from '@murmel/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ToTeach } from '../../../apps/api/src/core/to-teach/to-teach.js';
import { startApi, type TestApi } from '../../support/api.js';
import { withLocalWeb } from '../link-preview/local-web.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());
const web = withLocalWeb(() => api);
const PATH = '/api/to_teach/worksheets';
const ask = async () => (await api.browser().get<{ state: string; worksheets: ToTeachWorksheet[] }>(PATH)).body;
/** As another configuration would begin. */
function configured(toTeachUrl: string | undefined): void {
  const service = api.application.get(ToTeach);
  Reflect.set(service, 'configuration', { ...api.configuration, toTeachUrl });
  Reflect.set(service, 'kept', undefined);
}
const answers = (body: string): void => {
  web.answer = (_request, response) => void response.setHeader('content-type', 'application/json').end(body);
};
const sheet = (more: object = {}) => ({ title: 'Brüche', url: 'https://to-teach.example/1', subject: 'Mathe', ...more });

beforeEach(() => configured(`http://feed.example:${web.port}/worksheets.json`));

describe('[LIB-13] GET /to_teach/worksheets', () => {
  it('says that nothing is configured, and then asks nobody', async () => {
    configured(undefined);
    expect(await ask()).toEqual({ state: 'notConfigured', worksheets: [] });
    expect(web.asked).toEqual([]);
  });

  it('reads a list of another server once for everybody, and leaves out what is no worksheet', async () => {
    const odd = [{ url: 'https://x.example' }, sheet({ url: 'javascript:alert(1)' }), sheet({ url: 'http://x.example' }), 7, null];
    answers(JSON.stringify({ worksheets: [sheet({ description: `a\u202e\n${'x'.repeat(900)}`, grades: 5 }), ...odd] }));
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      state: 'ready',
      worksheets: [{ title: 'Brüche', url: 'https://to-teach.example/1', host: 'to-teach.example', subject: 'Mathe', grades: '' }],
    });
    expect(first.worksheets[0]!.description).toHaveLength(500);
    answers('[]');
    expect((await ask()).worksheets).toHaveLength(1);
    expect(web.asked).toEqual([`feed.example:${web.port}/worksheets.json`]);
  });

  it('shows at most 200 of a long list', async () => {
    answers(JSON.stringify(Array.from({ length: 500 }, (_, n) => sheet({ title: `B${n}` }))));
    expect((await ask()).worksheets).toHaveLength(200);
  });

  it.each([
    ['no JSON', () => answers('<html>')],
    ['no list', () => answers('{"a":1}')],
    ['a list without worksheets', () => answers('[1,2]')],
    ['a list of 2 MB', () => answers(JSON.stringify([sheet({ description: 'x'.repeat(2 * 1024 * 1024) })]))],
    ['lists in lists', () => answers('['.repeat(500_000))],
    ['an error', () => void (web.answer = (_request, response) => void response.writeHead(500).end())],
    [
      'a way into our own network',
      () => void (web.answer = (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end()),
    ],
    ['a line that ends at once', () => void (web.answer = (request) => void request.socket.destroy())],
  ])('%s is unreachable, and is asked again only later', async (_name, broken) => {
    broken();
    expect(await ask()).toEqual({ state: 'unreachable', worksheets: [] });
    answers(JSON.stringify([sheet()]));
    expect((await ask()).state).toBe('unreachable');
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect((await ask()).state).toBe('ready');
    now.mockRestore();
  });

  it('a server that says nothing is given up in time', { tags: ['proof'] }, async () => {
    web.answer = () => undefined;
    expect((await ask()).state).toBe('unreachable');
    web.hangUp();
  });
});
