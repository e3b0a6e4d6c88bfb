import type { OwnWork } from '@murmel/contracts';
import { Item, LtiLearner, Visitor } from '@murmel/server';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { canariesOf, LTI_DEEP } from '../../support/lti-claims.js';
import { goesTo, LtiCast } from './lti-cast.js';

interface Opened {
  purpose: string;
  platform: string;
  takesGrades: boolean;
  item: { id: string; title: string; ownPath: string | null } | null;
}

let lti: LtiCast;
beforeAll(async () => {
  lti = await LtiCast.start();
});
afterAll(() => lti.stop());

const opened = (browser: TestBrowser) => browser.get<Opened & Refusal>('/api/lti/opened');
const publicPage = (id: string): string => `/worksheet/worksheets/${id}/public_worksheet_responses/new`;
/** Lines of a header that set cookies, by the cookie's short name. */
const cookieLine = (headers: Headers, name: string): string | undefined =>
  headers.getSetCookie().find((line) => line.includes(`_${name}=`));

describe('deep linking', () => {
  it('[E26] a teacher chooses a worksheet for a course; the platform gets a link that it can verify by our keys', async () => {
    const { cast } = await lti.sheet(undefined, { privacy: 'locked' });
    const { browser } = cast.owner;
    expect(await lti.launch(browser, lti.teacher())).toBe('/lti/choose');
    const now = await opened(browser);
    expect([now.status, now.body]).toMatchObject([200, { purpose: 'choose', platform: 'Schulplattform', takesGrades: true, item: null }]);
    const links = `/api/lti/items/${cast.item.id}/links`;
    expect(await browser.post<Refusal>(links)).toMatchObject({ status: 422, body: { code: 'LTI_NOT_OPEN' } });
    const chosen = await browser.post<{ returnPath: string }>(links, { open: true });
    expect([chosen.status, chosen.body]).toEqual([201, { returnPath: '/lti/return' }]);
    expect((await lti.api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).privacy).toBe('secret');

    const page = await browser.get<string>('/lti/return');
    expect(page.headers.get('content-security-policy')).toContain(`form-action ${lti.wire.issuer};`);
    const [, action, jwt] = /action="([^"]+)".*name="JWT" value="([^"]+)"/.exec(page.body)!;
    const sent = await fetch(action!.replaceAll('&amp;', '&'), { method: 'POST', body: new URLSearchParams({ JWT: jwt! }) });
    expect([sent.status, lti.wire.refused]).toEqual([200, []]);
    const [claims] = lti.wire.returned;
    expect(claims![`${LTI_DEEP}data`]).toBe('platte:7b:"<&>');
    expect(claims![`${LTI_DEEP}content_items`]).toMatchObject([
      { type: 'ltiResourceLink', title: 'Fotosynthese', lineItem: { scoreMaximum: 9 } },
    ]);
    expect(JSON.stringify(decodeJwt(jwt!))).not.toContain(cast.item.token);

    // A second tap, or another window, makes no second link.
    expect(await browser.post<Refusal>(links)).toMatchObject({ status: 410, body: { code: 'LTI_OVER' } });
    expect((await opened(browser)).body.code).toBe('LTI_OVER');
    const placed = lti.wire.placed.at(-1)!;
    expect(await lti.launch(lti.api.browser(), lti.learner(placed))).toBe(publicPage(cast.item.id));
    const listed = await browser.get(`/api/items/${cast.item.id}/lti_links`);
    expect(listed.body).toMatchObject([{ platform: 'Schulplattform', learners: 1 }, { learners: 0 }]);
  });

  it('is for teachers of the course, and for items that the teacher may share', async () => {
    const { cast } = await lti.sheet();
    expect(await lti.launch(lti.api.browser(), { user: 'anna', role: 'Learner' })).toBe('/lti/refused?why=role');
    await lti.launch(cast.other.browser, lti.teacher());
    expect((await cast.other.browser.post(`/api/lti/items/${cast.item.id}/links`)).status).toBe(404);
    await lti.launch(cast.owner.browser, lti.teacher());
    await lti.api.database.manager.update(Item, { id: cast.item.id }, { visitorPermission: 'visitor_permissions_invisible' });
    expect((await cast.owner.browser.post<Refusal>(`/api/lti/items/${cast.item.id}/links`)).body.code).toBe('LTI_NOT_OPEN');
    expect((await cast.owner.browser.post(`/api/lti/items/${cast.item.id}/links`, { open: true })).status).toBe(201);
    expect(goesTo(await lti.api.browser().get('/lti/return'))).toBe('/lti/refused?why=expired');
  });
});

describe('a learner', () => {
  it('[E26] opens the shared worksheet, is the same on another device and another one where another learner comes', async () => {
    const { cast, placed } = await lti.sheet();
    const [first, second] = [lti.api.browser(), lti.api.browser()];
    expect(await lti.launch(first, lti.learner(placed, 'berta'))).toBe(publicPage(cast.item.id));
    expect((await first.get(cast.path)).status).toBe(200);
    const begun = await cast.begin(first);
    expect(begun.status).toBe(201);

    expect(await lti.launch(second, lti.learner(placed, 'berta'))).toBe(publicPage(cast.item.id));
    expect((await second.get<OwnWork>(`${cast.path}/my_response`)).body).toMatchObject({ id: begun.body.id });
    // The second device ended nothing on the first one.
    expect((await first.get<OwnWork>(`${cast.path}/my_response`)).body).toMatchObject({ id: begun.body.id });
    expect((await cast.write(second, begun.body.id, [{ blockId: cast.one('Text'), text: 'Von hier' }])).status).toBe(200);

    await lti.launch(first, lti.learner(placed, 'carla'));
    expect((await first.get<OwnWork | null>(`${cast.path}/my_response`)).body).toBeNull();
    expect(await lti.api.database.manager.countBy(LtiLearner, { platformId: 'schulplattform' })).toBeGreaterThanOrEqual(2);
    // Places of other items stay closed.
    const other = await lti.sheet();
    expect((await first.get(other.cast.path)).status).toBe(404);
  });

  it('has a cookie that ends with the browser, also after days; that of the launch comes along from other sites for ten minutes', async () => {
    const { cast, placed } = await lti.sheet();
    const browser = lti.api.browser();
    const { pathname, search } = new URL(lti.wire.loginUrl(lti.learner(placed, 'dora')));
    const login = await browser.get(`${pathname}${search}`);
    expect(cookieLine(login.headers, 'launch')).toMatch(/Max-Age=600;.*HttpOnly; Secure; SameSite=None/);
    await lti.sendForm(browser, await lti.wire.form(login.headers.get('location')!));
    const entered = await browser.get('/lti/enter');
    expect(cookieLine(entered.headers, 'visitor')).toMatch(/SameSite=Lax/);
    expect(cookieLine(entered.headers, 'visitor')).not.toMatch(/max-age|expires/i);
    const { manager } = lti.api.database;
    const learner = await manager.findOneOrFail(LtiLearner, { where: {}, order: { createdAt: 'DESC' } });
    await manager.update(Visitor, { id: learner.visitorId }, { lastSeenAt: new Date(Date.now() - 2 * 86_400_000) });
    const seen = await browser.get('/api/users/me');
    await browser.get(cast.path);
    expect(cookieLine(seen.headers, 'visitor')).toBeUndefined();
    const again = await manager.findOneByOrFail(Visitor, { id: learner.visitorId });
    expect(Date.now() - again.lastSeenAt.getTime()).toBeLessThan(86_400_000);
    // Used up: the address opens nothing twice.
    expect(goesTo(await browser.get('/lti/enter'))).toBe('/lti/refused?why=expired');
  });

  it('opens what asks for a password, is told of what is closed, and is led to nothing that is gone', async () => {
    const { manager } = lti.api.database;
    const { cast, placed } = await lti.sheet(undefined, { privacy: 'password_protected', passwordHash: 'x' });
    const browser = lti.api.browser();
    expect(await lti.launch(browser, lti.learner(placed))).toBe(publicPage(cast.item.id));
    expect((await browser.get(cast.path)).status).toBe(200);
    // A renewed password puts out those who came before; the course opens it again.
    await manager.increment(Item, { id: cast.item.id }, 'passwordVersion', 1);
    expect((await browser.get(cast.path)).status).not.toBe(200);
    await lti.launch(browser, lti.learner(placed));
    expect((await browser.get(cast.path)).status).toBe(200);
    for (const [change, why] of [
      [{ privacy: 'locked' as const }, 'closed'],
      [{ privacy: 'members_only' as const }, 'closed'],
      [{ privacy: 'secret' as const, hiddenAt: new Date() }, 'gone'],
      [{ hiddenAt: null, discardedAt: new Date() }, 'gone'],
    ] as const) {
      await manager.update(Item, { id: cast.item.id }, change);
      expect(await lti.launch(lti.api.browser(), lti.learner(placed))).toBe(`/lti/refused?why=${why}`);
    }
  });

  it('is out at once when the owner takes the item out of the course', async () => {
    const { cast, placed, link } = await lti.sheet();
    const browser = lti.api.browser();
    await lti.launch(browser, lti.learner(placed, 'emil'));
    expect((await browser.get(cast.path)).status).toBe(200);
    const path = `/api/items/${cast.item.id}/lti_links/${link.id}`;
    expect((await cast.other.browser.delete(path)).status).toBe(404);
    expect((await cast.owner.browser.delete(path)).status).toBe(200);
    expect((await cast.owner.browser.delete(path)).status).toBe(404);
    expect((await browser.get(cast.path)).status).toBe(404);
    expect(await lti.launch(browser, lti.learner(placed, 'emil'))).toBe('/lti/refused?why=gone');
  });

  it('[E26] leaves neither name nor address nor plain id in any table or log', async () => {
    const { placed } = await lti.sheet();
    const [visible, bent] = [lti.api.browser(), lti.api.browser()];
    await lti.launch(visible, lti.learner(placed, 'frieda'));
    // Also between the launch and its end, and where it is refused.
    const form = await lti.wire.form(await lti.login(bent, lti.learner(placed, 'gustav')));
    expect(await lti.sendForm(bent, form)).toBe('/lti/enter');
    await lti.launch(lti.api.browser(), lti.learner(placed, 'hanna'), { claims: (claims) => ({ ...claims, aud: 'fremd' }) });
    await lti.launch(lti.api.browser(), lti.learner(placed, 'hanna'), { claims: (claims) => ({ ...claims, exp: 1 }) });
    const canaries = ['frieda', 'gustav', 'hanna'].flatMap((user) => Object.values(canariesOf(user)));
    expect(await lti.tablesWith(canaries)).toEqual([]);
    const logged = JSON.stringify(lti.logged, (_key, value: unknown) =>
      value instanceof Error ? { ...value, said: value.message } : value,
    );
    expect(lti.logged.length).toBeGreaterThan(0);
    for (const canary of ['kanarie', 'Vorname', 'Nachname']) expect(logged).not.toContain(canary);
    expect(await lti.tablesWith(['Fotosynthese'])).toContain('item');
  });
});

describe('a teacher in a course', () => {
  it('sees the item as the class does, with an account or without, and the own way where the item is theirs', async () => {
    const { cast, placed } = await lti.sheet();
    const [stranger, owner] = [lti.api.browser(), cast.owner.browser];
    expect(await lti.launch(stranger, lti.teacher(placed))).toBe('/lti/teach');
    const item = { id: cast.item.id, title: 'Fotosynthese' };
    expect((await opened(stranger)).body).toMatchObject({ purpose: 'teach', item: { ...item, ownPath: null } });
    const look = await stranger.post<{ path: string }>('/api/lti/looks');
    expect([look.status, look.body]).toEqual([200, { path: publicPage(cast.item.id) }]);
    expect((await stranger.get(cast.path)).status).toBe(200);
    expect((await stranger.get(`${cast.path}/responses`)).status).toBe(403);

    expect(await lti.launch(owner, lti.teacher(placed))).toBe('/lti/teach');
    expect((await opened(owner)).body.item).toMatchObject({ ...item, ownPath: `/worksheet/worksheets/${cast.item.id}` });
    // Locked: nothing of it is told but to those who may see it.
    await lti.api.database.manager.update(Item, { id: cast.item.id }, { privacy: 'locked' });
    expect((await opened(stranger)).body.item).toBeNull();
    expect((await stranger.post<Refusal>('/api/lti/looks')).body.code).toBe('LTI_OVER');
    expect((await opened(owner)).body.item).toMatchObject(item);
  });

  it("no learner comes in with another person's session", async () => {
    const { cast, placed } = await lti.sheet();
    const before = await lti.opened();
    for (const { browser } of [cast.owner, cast.pupil])
      expect(await lti.launch(browser, lti.learner(placed, 'ida'))).toBe('/lti/refused?why=signedIn');
    expect(await lti.opened()).toEqual(before);
  });
});

describe('a framed launch', () => {
  const framed = { 'sec-fetch-dest': 'iframe', 'accept-language': 'en' };

  it('is one little page that opens a window, sets no cookie, and is framed by this platform alone', async () => {
    const { placed } = await lti.sheet();
    const { pathname, search } = new URL(lti.wire.loginUrl(lti.learner(placed)));
    const { status, headers, body } = await lti.api.browser().get<string>(`${pathname}${search}`, { headers: framed });
    expect([status, headers.get('x-frame-options'), headers.getSetCookie()]).toEqual([200, null, []]);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${lti.wire.issuer}`);
    expect(body).toContain('target="_blank"');
    expect(body).toContain('Open in a window of its own');
    expect(body).not.toContain('<script');
    // Its form is the same login.
    const fields = new URLSearchParams(
      [...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    );
    const answer = await lti.api.browser().call('POST', pathname, {
      body: new TextEncoder().encode(fields.toString()),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-dest': 'document' },
      csrf: null,
    });
    expect(new URL(goesTo(answer)).origin).toBe(lti.wire.issuer);
  });

  it('every other page and answer still refuses frames', async () => {
    const { placed } = await lti.sheet();
    const browser = lti.api.browser();
    const unknown = await browser.get('/lti/login?iss=https://fremd.example&login_hint=x', { headers: framed });
    const known = await browser.get(new URL(lti.wire.loginUrl(lti.learner(placed))).href.slice(lti.api.origin.length));
    for (const answer of [
      unknown,
      known,
      await browser.get('/lti/enter'),
      await browser.get('/lti/keys'),
      await browser.get('/login', { headers: framed }),
    ]) {
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    }
  });
});
