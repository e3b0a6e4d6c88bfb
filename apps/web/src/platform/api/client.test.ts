import { expect, it, vi } from 'vitest';
import { session } from '../session/store';
import { person } from '../session/test-person';
import { api } from './client';

// The client reads the page it stands in.
vi.hoisted(() => {
  Object.assign(globalThis, {
    location: new URL('https://murmel.example/text_editor/public_documents/1'),
    document: { querySelector: () => ({ content: 'csrf' }) },
  });
});
// Routes a page has at once; the calls below that are not in it wait for the others.
vi.mock('virtual:murmel-contract', async () => {
  const { users } = (await import('@murmel/contracts')).contract;
  return { default: { users: { me: users.me } } };
});
vi.mock('virtual:murmel-contract/all', async () => {
  return Object.assign((await import('virtual:murmel-contract')).default, (await import('@murmel/contracts')).contract);
});

const ALL_SIX = {
  'x-csrf-token': 'csrf',
  'x-access-token': 'a',
  'x-public-token': 'p',
  'x-visitor-token': 'v',
  'x-password': 'B%C3%A4r',
  'x-current-project-id': 'j',
};

it.each([
  ['reading', () => api.users.me(), 'GET /api/users/me'],
  [
    'with an id',
    () => api.textDocuments.get({ id: '0190b7a0-0000-7000-8000-000000000000' }),
    'GET /api/text_editor/documents/0190b7a0-0000-7000-8000-000000000000',
  ],
  ['changing', () => api.textDocuments.create({ title: 'Wald' }), 'POST /api/text_editor/documents'],
] as const)(
  '[SES-11] [SES-12] a call that is %s carries all six in its headers, and none of them in its address',
  async (_what, call, sent) => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      requests.push(request);
      return Promise.resolve(Response.json({}));
    });
    session.setUser(person({ type: 'Visitor', toolsUserId: 'v' }));
    session.change({ accessToken: 'a', publicToken: 'p', itemPassword: 'Bär', projectId: 'j' });
    await (call as () => Promise<unknown>)();
    expect(requests.map(({ method, url }) => `${method} ${url.replace('https://murmel.example', '')}`)).toEqual([sent]);
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject(ALL_SIX);
  },
);
