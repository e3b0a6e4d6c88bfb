import { type Item as Answer, LINK_LIMITS, type LinkItem, type LinkRecord, TOOLS, type ToolListed } from '@murmel/contracts';
import { berlinDay, Item, newId, ShortLink, ShortLinkTarget, ShortLinkVisits } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { installationOf } from '../../../apps/api/src/tools/link_shortener/link-installation.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { newClass, newProject, signedIn } from '../projects/project-cast.js';
import { copied } from '../remixes/copies.js';
import { type Cast, castOf, expectOwnerOnly } from '../sharing/cast.js';

const OWN = 'https://murmel.example';
const BOARD = `${OWN}/pinboard/public_boards/1`;
const FOREIGN = 'https://klexikon.zum.de/wiki/Wald';
const HOUR = 3600 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: OWN, trustProxy: 1 });
});
afterAll(() => api.stop());

const { kind, route } = TOOLS.link_shortener;
const PATH = `/api${route}`;
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
let made = 0;
/** Returns a link with a person in every relation to it. */
async function linkCast(link: Partial<ShortLink> = {}, fields: Partial<Item> = {}): Promise<Cast & { address: string; code: string }> {
  const code = `wald${(made += 1)}`;
  const cast = await castOf(api, { kind, shortCode: code, ...fields });
  await api.database.manager.insert(ShortLink, { itemId: cast.item.id, url: BOARD, ...link });
  return { ...cast, code, address: `${PATH}/${cast.item.id}` };
}
let lastAddress = 0;
/** Gives each client an address of its own, because misses are counted by address. */
const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(lastAddress += 1)}` } });
const follow = async ({ nobody, code }: { nobody: Cast['nobody']; code: string }) => {
  const { status, headers } = await nobody.get(`/s/${code}`, from());
  return [status, headers.get('location'), headers.get('cache-control')];
};
const page = ({ item }: { item: { id: string } }) => `/link_shortener/public_links/${item.id}`;
const linkOf = async ({ nobody, address, item }: Cast & { address: string }) =>
  (await nobody.get<LinkItem>(address, { headers: { 'x-access-token': item.token } })).body.link;
const pictureFor = async ({ browser }: Cast['owner'], { item }: { item: { id: string } }) => {
  const { entries } = (await browser.get<{ entries: ToolListed[] }>('/api/items?limit=100')).body;
  return entries.find(({ id }) => id === item.id)?.picture;
};
const counted = async () => installationOf(api.database.manager).visits.write();
const row = ({ item }: { item: { id: string } }) => api.database.manager.findOneByOrFail(ShortLink, { itemId: item.id });

describe('a short link', () => {
  it('[LNK-01][A27] has a target and a random code of its own, both of which can be changed', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const { status, body } = await owner.browser.post<LinkItem>(PATH, { url: FOREIGN });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind, privacy: 'locked', title: 'Neuer Kurzlink', link: { url: FOREIGN, state: 'open', foreign: true } });
    expect(body.link.shortcode).toMatch(/^[23456789abcdefghjkmnpqrstuvwxyz]{6}$/);
    const one = `${PATH}/${body.id}`;
    expect((await owner.browser.put<LinkItem>(one, { shortcode: 'Unser-Wald_7b' })).body.link.shortcode).toBe('unser-wald_7b');
    expect((await api.database.manager.findOneByOrFail(Item, { id: body.id })).shortCode).toBe('unser-wald_7b');
    for (const shortcode of ['ab', 'a'.repeat(41), 'wald wiese', 'wäld', 'a/b'])
      expect((await owner.browser.put(one, { shortcode })).status).toBe(400);
    const taken = async (shortcode: string) => [
      (await other.browser.post<Refusal>(PATH, { shortcode })).body.code,
      (await owner.browser.put<Refusal>(`${PATH}/${(await owner.browser.post<Answer>(PATH, {})).body.id}`, { shortcode })).body.code,
    ];
    for (const shortcode of ['UNSER-WALD_7b', 'admin', 'login'])
      expect(await taken(shortcode)).toEqual(['SHORT_CODE_TAKEN', 'SHORT_CODE_TAKEN']);
    expect((await owner.browser.get<{ entries: Answer[] }>(PATH)).body.entries.map(({ id }) => id)).toContain(body.id);
    expect((await other.browser.get<{ total: number }>(PATH)).body.total).toBe(0);
    expect((await other.browser.get(one)).status).toBe(404);
  });

  it('two who choose the same word in the same moment do not get it both', async () => {
    const people = await Promise.all([teacher(), teacher(), teacher()]);
    const answers = await Promise.all(people.map(({ browser }) => browser.post<Refusal>(PATH, { shortcode: 'zugleich' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('[LNK-03] refuses what is no address and leaves everything as it was; on making one nothing is made', async () => {
    const { owner, address, item } = await linkCast();
    const count = () => api.database.manager.countBy(Item, { ownerId: owner.account.id });
    const before = await count();
    for (const [url, code] of [
      ['javascript:alert(1)', 'LINK_INVALID'],
      ['//evil.example', 'LINK_INVALID'],
      ['http://10.0.0.1/', 'LINK_HOST_REFUSED'],
      ['https://bit.ly/a', 'LINK_TO_SHORT_LINK'],
      [`${OWN}/s/${(await linkCast()).code}`, 'LINK_TO_SHORT_LINK'],
    ] as const) {
      expect((await owner.browser.put<Refusal>(address, { url, title: 'Anders' })).body.code).toBe(code);
      expect((await owner.browser.post<Refusal>(PATH, { url })).body.code).toBe(code);
    }
    const soon = new Date(Date.now() + HOUR).toISOString();
    const reversed = { opensAt: soon, closesAt: soon };
    expect((await owner.browser.put<Refusal>(address, reversed)).body.code).toBe('LINK_TIMES_REVERSED');
    expect((await owner.browser.post<Refusal>(PATH, reversed)).body.code).toBe('LINK_TIMES_REVERSED');
    for (const bad of [
      { maxVisits: 0 },
      { maxVisits: 1.5 },
      { opensAt: 'morgen' },
      { url: 'a'.repeat(LINK_LIMITS.urlMax + 1) },
      { visits: 3 },
    ])
      expect((await owner.browser.put(address, bad)).status).toBe(400);
    expect([(await row({ item })).url, await count()]).toEqual([BOARD, before]);
  });

  it('[LNK-02][T-37] leads to the shared address of another item, never to that of a link, and to none that becomes one', async () => {
    const [cast, board, other] = [await linkCast(), await castOf(api, { kind: 'pinboard', shortCode: 'unsere-wand' }), await linkCast()];
    const { owner, address, item } = cast;
    const wall = `${OWN}/s/unsere-wand`;
    expect((await owner.browser.put<LinkItem>(address, { url: wall })).body.link).toMatchObject({
      url: wall,
      state: 'open',
      foreign: false,
    });
    expect(await follow(cast)).toEqual([302, wall, 'no-store']);
    for (const url of [`${OWN}/s/${other.code}`, `${OWN}/s/${cast.code}`, `${OWN}/s/${other.code.toUpperCase()}/`])
      expect((await owner.browser.put<Refusal>(address, { url })).body.code).toBe('LINK_TO_SHORT_LINK');
    expect((await row({ item })).url).toBe(wall);
    // The board gives its word away, and the other link takes it and leads back here.
    const { manager } = api.database;
    await manager.update(Item, { id: board.item.id }, { shortCode: null, shortCodeOff: true });
    await manager.update(Item, { id: other.item.id }, { shortCode: 'unsere-wand' });
    await manager.update(ShortLink, { itemId: other.item.id }, { url: `${OWN}/s/${cast.code}` });
    for (const one of [cast, { ...other, code: 'unsere-wand' }]) {
      expect(await follow(one)).toEqual([302, page(one), 'no-store']);
      expect(await linkOf(one)).toMatchObject({ state: 'refused', url: '' });
    }
  });

  it('[LNK-01] is listed with its code, target and visits by day for those who may change it', async () => {
    const cast = await linkCast({ url: FOREIGN, visits: 9 });
    await api.database.manager.insert(ShortLinkVisits, { itemId: cast.item.id, day: berlinDay(new Date()), visits: 3 });
    const listedFor = async ({ browser }: Cast['owner']) =>
      (await browser.get<{ entries: ToolListed<'link_shortener'>[] }>(PATH)).body.entries.find(({ id }) => id === cast.item.id)?.link;
    const all = { state: 'open', url: FOREIGN, foreign: true, shortcode: cast.code, shortLink: `${OWN}/s/${cast.code}`, total: 9 };
    const visits = [...Array.from({ length: LINK_LIMITS.days - 1 }, () => 0), 3];
    expect(await listedFor(cast.owner)).toEqual({ ...all, visits });
    expect(await listedFor(cast.reader)).toEqual({ ...all, shortcode: null, shortLink: null, visits: [], total: null });
    await api.database.manager.update(ShortLink, { itemId: cast.item.id }, { closesAt: new Date(0) });
    expect([await listedFor(cast.reader), await listedFor(cast.writer)]).toMatchObject([
      { url: '' },
      { state: 'over', url: FOREIGN, visits },
    ]);
  });

  it('[C34] keeps where it led before, the newest twenty, and leads there again', async () => {
    const { owner, address, item } = await linkCast({ url: '' });
    for (const url of [FOREIGN, BOARD, '', FOREIGN]) expect((await owner.browser.put(address, { url })).status).toBe(200);
    const { body } = await owner.browser.get<LinkRecord>(`${address}/record`);
    expect(body.targets.map(({ url, until }) => [url, until === null])).toEqual([
      [FOREIGN, true],
      [BOARD, false],
      [FOREIGN, false],
    ]);
    const many = Array.from({ length: LINK_LIMITS.targets }, () => ({ id: newId(), itemId: item.id, url: BOARD, since: new Date(0) }));
    await api.database.manager.insert(ShortLinkTarget, many);
    // The same again is no change.
    for (const url of [FOREIGN, BOARD]) await owner.browser.put(address, { url });
    expect(await api.database.manager.countBy(ShortLinkTarget, { itemId: item.id })).toBe(LINK_LIMITS.targets);
  });

  it('is changed by members who may write, its code by its owner alone; numbers are for those who may change it', async () => {
    const cast = await linkCast();
    const { reader, writer, guest, other, nobody, address } = cast;
    expect((await writer.browser.put<LinkItem>(address, { url: FOREIGN })).body.link.url).toBe(FOREIGN);
    expect((await writer.browser.put<Refusal>(address, { shortcode: 'meins' })).status).toBe(403);
    for (const { browser } of [reader, guest]) {
      expect((await browser.put(address, { url: BOARD })).status).toBe(403);
      expect((await browser.get(`${address}/record`)).status).toBe(403);
      expect((await browser.get<LinkItem>(address)).body.link).toMatchObject({ shortcode: null, maxVisits: null });
    }
    for (const browser of [other.browser, nobody]) expect((await browser.get(`${address}/record`)).status).toBe(404);
  });

  it('is made by teachers only, also where a project would release it, and ten a month with a free licence', async () => {
    const owner = await signedIn(api, await api.people.account());
    const { schoolClass, pupils } = await newClass(api, owner, ['Ada']);
    const released = { name: 'Wald', unit: 'day', tools: ['link_shortener'] };
    expect((await owner.browser.post(`/api/school_classes/${schoolClass.id}/projects`, released)).status).toBe(400);
    const { id: projectId } = await newProject(owner, schoolClass.id);
    await api.database.query(`update project set tools = '{link_shortener}' where id = $1`, [projectId]);
    const answer = await pupils[0]!.browser.post<Refusal>(PATH, {}, { headers: { 'x-current-project-id': projectId } });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    const free = await signedIn(api, await api.people.account({ licence: 'free' }));
    for (let one = 0; one < TOOLS.link_shortener.freeMonthly; one += 1) expect((await free.browser.post(PATH, {})).status).toBe(201);
    expect((await free.browser.post<Refusal>(PATH, {})).body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: 10 } });
  });
});

describe('[LNK-02][T-37] who follows it', () => {
  it('is led to pages of the product at once, and nothing is kept anywhere', async () => {
    const cast = await linkCast();
    expect(await follow(cast)).toEqual([302, BOARD, 'no-store']);
    expect(await follow({ ...cast, code: cast.code.toUpperCase() })).toEqual([302, BOARD, 'no-store']);
    expect(cast.nobody.cookies.size).toBe(0);
    expect(await linkOf(cast)).toMatchObject({ url: BOARD, foreign: false });
  });

  it('[TR-39] comes to a page that names the host of others first, whatever was asked beside it', async () => {
    const cast = await linkCast({ url: FOREIGN });
    expect(await follow(cast)).toEqual([302, page(cast), 'no-store']);
    for (const query of ['redirect_to', 'redirectUri', 'url', 'next'])
      expect((await cast.nobody.get(`/s/${cast.code}?${query}=https://evil.example`, from())).headers.get('location')).toBe(page(cast));
    expect(await linkOf(cast)).toMatchObject({ url: FOREIGN, foreign: true, lookalike: null });
    expect((await cast.guest.browser.post<{ url: string }>(`${cast.address}/visits`, {})).body).toEqual({ url: FOREIGN });
  });

  it('is asked for the password as of every other item', async () => {
    const cast = await linkCast({}, { privacy: 'password_protected', passwordHash: await hashPassword('Glück') });
    expect(await follow(cast)).toEqual([302, page(cast), 'no-store']);
    const stranger = api.browser();
    expect((await stranger.get<Refusal>(cast.address)).body.code).toBe('NO_PASSWORD_PROVIDED');
    expect((await stranger.post(`${cast.address}/visits`, {})).status).toBe(400);
    const headers = { 'x-password': encodeURIComponent('Glück') };
    expect((await stranger.get<LinkItem>(cast.address, { headers })).body.link.url).toBe(BOARD);
    expect((await stranger.post<{ url: string }>(`${cast.address}/visits`, {})).body.url).toBe(BOARD);
  });

  it('gets no further while it is closed, empty or its host is refused, and then learns no target', async () => {
    const [past, future] = [new Date(Date.now() - HOUR), new Date(Date.now() + HOUR)];
    for (const [link, state] of [
      [{ opensAt: future }, 'early'],
      [{ closesAt: past }, 'over'],
      [{ maxVisits: 2, visits: 2 }, 'usedUp'],
      [{ url: '' }, 'empty'],
      [{ url: 'https://bit.ly/a' }, 'refused'],
    ] as const) {
      const cast = await linkCast(link);
      expect(await follow(cast)).toEqual([302, page(cast), 'no-store']);
      expect(await linkOf(cast)).toMatchObject({ state, url: '', foreign: false });
      expect(await pictureFor(cast.reader, cast)).toBeNull();
      const answer = await cast.guest.browser.post<Refusal>(`${cast.address}/visits`, {});
      expect([answer.status, answer.body.code, answer.body.data]).toEqual([422, 'LINK_CLOSED', { state }]);
    }
    expect(await follow(await linkCast({ opensAt: past, closesAt: future }))).toEqual([302, BOARD, 'no-store']);
  });

  it('shows its code and host on the cards of those who learn them', async () => {
    const open = await linkCast({ url: 'https://www.klexikon.zum.de/wiki/Wald' });
    const early = await linkCast({ url: FOREIGN, opensAt: new Date(Date.now() + HOUR) });
    const empty = await linkCast({ url: '' });
    const drawn = ({ code }: { code: string | null }, host = 'klexikon.zum.de') => ({ shape: 'link', code, host });
    const pictures = async (cast: typeof open) => [await pictureFor(cast.owner, cast), await pictureFor(cast.reader, cast)];
    expect(await pictures(open)).toEqual([drawn(open), drawn({ code: null })]);
    expect(await pictures(early)).toEqual([drawn(early), null]);
    expect(await pictures(empty)).toEqual([drawn(empty, ''), null]);
    expect(await pictureFor(open.owner, await linkCast())).toBeUndefined();
  });

  it('[E6] does not learn that there is one that is not for everybody', async () => {
    const closed = await Promise.all([
      linkCast({}, { privacy: 'locked' }),
      linkCast({}, { privacy: 'members_only' }),
      linkCast({}, { discardedAt: new Date() }),
      linkCast({}, { hiddenAt: new Date() }),
      linkCast({}, { visitorPermission: 'visitor_permissions_invisible' }),
    ]);
    for (const cast of closed) {
      expect((await follow(cast))[0]).toBe(404);
      expect((await cast.nobody.post(`${cast.address}/visits`, {})).status).toBe(404);
    }
  });

  it('is counted by day and by nothing else, and exactly where there is a limit', { tags: ['proof'] }, async () => {
    const cast = await linkCast();
    await Promise.all(Array.from({ length: 12 }, () => follow(cast)));
    await counted();
    const { days, total } = (await cast.owner.browser.get<LinkRecord>(`${cast.address}/record`)).body;
    expect([days.length, days.at(-1), total]).toEqual([LINK_LIMITS.days, { day: berlinDay(new Date()), visits: 12 }, 12]);
    const kept = await api.database.manager.findBy(ShortLinkVisits, { itemId: cast.item.id });
    expect(kept).toEqual([{ itemId: cast.item.id, day: berlinDay(new Date()), visits: 12 }]);

    const limited = await linkCast({ maxVisits: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(limited)));
    expect(answers.filter(([, location]) => location === BOARD)).toHaveLength(5);
    expect((await row(limited)).visits).toBe(5);
    const byPage = await linkCast({ url: FOREIGN, maxVisits: 5 });
    const followed = await Promise.all(Array.from({ length: 20 }, () => byPage.guest.browser.post(`${byPage.address}/visits`, {})));
    expect(followed.filter(({ status }) => status < 300)).toHaveLength(5);
  });

  it('reports it though only its secret link opens it; a reviewer looks at it, and what they hide leads nowhere', async () => {
    const cast = await linkCast({ url: FOREIGN });
    const reports = `/api/items/${cast.item.id}/reports`;
    const said = { reason: 'wrong', note: 'Das ist nicht die Bank.' };
    const headers = { 'idempotency-key': newId() };
    expect((await cast.admin.browser.get(cast.address)).status).toBe(404);
    expect((await cast.stranger.browser.post(reports, said, { headers })).status).toBe(404);
    expect((await cast.guest.browser.get<Answer>(cast.address)).body.abilities.report).toBe(true);
    expect((await cast.guest.browser.post(reports, said, { headers })).status).toBe(201);
    const cases = (await cast.admin.browser.get<{ entries: { item: Answer }[] }>('/api/reviews')).body.entries;
    expect(cases.map(({ item }) => item.id)).toContain(cast.item.id);
    expect((await cast.admin.browser.get<LinkItem>(cast.address)).body.link.url).toBe(FOREIGN);
    const verdict = { verdict: 'hidden', reason: 'Dort werden Passwörter gestohlen.' };
    expect((await cast.admin.browser.put(`/api/items/${cast.item.id}/review`, verdict)).status).toBe(200);
    expect((await follow(cast))[0]).toBe(404);
    expect((await cast.guest.browser.get(cast.address)).status).toBe(404);
    expect((await cast.owner.browser.get(cast.address)).status).toBe(200);
  });
});

describe('the life of a short link', () => {
  it('goes into the trash by its owner alone, and comes back with its code', async () => {
    const cast = await linkCast();
    await expectOwnerOnly(cast, (browser) => browser.delete(cast.address));
    expect((await cast.owner.browser.delete(cast.address)).status).toBe(200);
    expect((await follow(cast))[0]).toBe(404);
    expect((await cast.owner.browser.patch(`/api/items/${cast.item.id}/restore`)).status).toBe(200);
    expect(await follow(cast)).toEqual([302, BOARD, 'no-store']);
  });

  it('a copy leads to the same place with a code, times and numbers of its own', async () => {
    const { owner, item } = await linkCast({ url: FOREIGN, maxVisits: 3, visits: 2 });
    const { id } = await copied(owner.browser, item.id);
    const copy = await api.database.manager.findOneByOrFail(ShortLink, { itemId: id });
    expect(copy).toMatchObject({ url: FOREIGN, maxVisits: null, visits: 0 });
  });

  it('goes along in the copy of an account, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), account);
    const { id } = (await browser.post<Answer>(PATH, { title: 'Wald', url: FOREIGN })).body;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const copy = JSON.parse(
      unzip(Buffer.from(await answer.arrayBuffer()))
        .get('data.json')!
        .toString(),
    ) as object;
    expect(copy).toMatchObject({
      item: [{ id, kind, title: 'Wald' }],
      short_link: [{ item_id: id, url: FOREIGN }],
      short_link_target: [{ url: FOREIGN }],
    });
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await api.database.manager.existsBy(ShortLink, { itemId: id })).toBe(false);
  });
});
