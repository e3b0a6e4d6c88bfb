import { type CurrentUser, INITIAL_DATA_ID, type InitialData } from '@murmel/contracts';
import { Account, DailyVisit, Incognito, IncognitoWrite, Item, ItemGrant, newId, OwnerFile, Session, type Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { HOLDS_SECONDS } from '../../support/on-this-machine.js';
import { seedSceneClass } from '../classes/scene-class.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const START = '/api/sessions/incognito';
const REASON = 'Anfrage 2291: Pinnwand lässt sich nicht teilen';
const signedIn = async (fields: Partial<Account> = {}): Promise<{ account: Account; browser: TestBrowser }> => {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const start = (browser: TestBrowser, id: string, body: object = { reason: REASON, path: '/folders?sort=title' }) =>
  browser.post<Refusal & { id: string; endsAt: string }>(`${START}/${id}`, body);
const me = async (browser: TestBrowser): Promise<CurrentUser | number> => {
  const { status, body } = await browser.get<CurrentUser>('/api/users/me');
  return status === 200 ? body : status;
};
const secretOf = (browser: TestBrowser): string => browser.cookies.get('murmel_session') ?? '';
/** Once the session is gone, a page gets a token without an owner and is then told that it is signed out. */
const stopped = async (browser: TestBrowser): Promise<number> => {
  await browser.delete(START);
  return (await browser.delete(START)).status;
};
const asBrowser = (secret: string): TestBrowser => api.browser().with('murmel_session', secret);
/** An admin who looks as a teacher. */
const looking = async () => {
  const [admin, jana] = [await signedIn({ admin: true, publicName: 'Deniz Kaya' }), await signedIn({ publicName: 'Jana Wolf' })];
  const own = secretOf(admin.browser);
  const { body } = await start(admin.browser, jana.account.id);
  return { ...admin, own, jana, look: body.id };
};

describe('POST /sessions/incognito/{toolsUserId}', () => {
  it('[INC-01] [TR-32] admins of the installation only', async () => {
    const target = await api.people.account();
    const { pupilAccount } = await seedSceneClass(api, await api.people.account(), await api.people.account());
    const visitor = api.browser();
    await api.people.visit(visitor);
    const others = {
      teacher: (await signedIn()).browser,
      reviewer: (await signedIn({ reviewer: true })).browser,
      pupil: await api.people.signIn(api.browser(), pupilAccount),
      visitor,
      nobody: api.browser(),
    };
    const found: Record<string, unknown[]> = {};
    for (const [name, browser] of Object.entries(others))
      found[name] = [(await start(browser, target.id)).status, (await browser.delete(START)).status];
    expect(found).toEqual({ teacher: [403, 403], reviewer: [403, 403], pupil: [403, 403], visitor: [403, 403], nobody: [401, 401] });
    expect(await api.database.manager.countBy(Incognito, { accountId: target.id })).toBe(0);
  });

  it('[INC-02] [TR-32] asks for a reason and a path of this origin', async () => {
    const { browser } = await signedIn({ admin: true });
    const { id } = await api.people.account();
    for (const body of [
      {},
      { reason: 'kurz' },
      { reason: 'a'.repeat(301) },
      ...['//b.example', 'https://b.example', '/\\b.example', 'x'].map((path) => ({ reason: REASON, path })),
    ])
      expect([body, (await start(browser, id, body)).status]).toEqual([body, 400]);
    expect(await api.database.manager.countBy(Incognito, { accountId: id })).toBe(0);
  });

  it('[INC-05] refuses another admin, oneself, and who is not there, each with a code of its own', async () => {
    const { account, browser } = await signedIn({ admin: true });
    const other = await api.people.account({ admin: true });
    const gone = await api.people.account();
    await api.database.manager.delete(Account, { id: gone.id });
    const codes = [];
    for (const id of [other.id, account.id, gone.id, 'abc']) codes.push((await start(browser, id)).body.code);
    expect(codes).toEqual(['INCOGNITO_AS_ADMIN', 'INCOGNITO_AS_ONESELF', 'NOT_FOUND', 'BAD_REQUEST']);
    expect(await me(browser)).toMatchObject({ id: account.id, admin: true, incognito: false });
  });

  it('[INC-04] [NAV-06] sees murmel as a teacher, a pupil and a visitor, and is admin of nothing', async () => {
    const { pupilAccount } = await seedSceneClass(api, await api.people.account(), await api.people.account());
    const guest = await api.people.visit(api.browser(), 'Gast Otter');
    const teacher = await api.people.account({ reviewer: true });
    for (const [person, type] of [
      [teacher, 'User'],
      [pupilAccount, 'Pupil'],
      [guest, 'Visitor'],
    ] as const) {
      const { browser } = await signedIn({ admin: true });
      // The admin's own visitor stays apart.
      await api.people.visit(browser, 'Eigener Gast');
      expect((await start(browser, person.id)).status).toBe(200);
      expect(await me(browser)).toMatchObject({ id: person.id, type, admin: false, reviewer: false, incognito: true });
      expect((await start(browser, teacher.id)).body.code).toBe('CLOSED_IN_INCOGNITO');
    }
  });

  it('[TIT-07] [INC-02] the page says as whom, why, how long and where it returns', async () => {
    const { browser, jana } = await looking();
    const { body } = await browser.get<string>('/folders');
    const written = new RegExp(`<script type="application/json" id="${INITIAL_DATA_ID}">(.*?)</script>`, 's').exec(body);
    const data = JSON.parse(written![1]!) as InitialData;
    expect(data.incognito).toMatchObject({
      adminName: 'Deniz Kaya',
      personName: 'Jana Wolf',
      personType: 'User',
      reason: REASON,
      returnTo: '/folders?sort=title',
    });
    expect(Date.parse(data.incognito!.endsAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(data.user).toMatchObject({ id: jana.account.id, incognito: true });
  });
});

describe('the sessions of it', () => {
  it('[T-25] [TR-30] each has an id of its own: those before are worth nothing, a hundred times', async () => {
    const { browser, own } = await looking();
    const inside = secretOf(browser);
    expect((await browser.delete<{ returnTo: string }>(START)).body).toEqual({ returnTo: '/folders?sort=title' });
    const after = secretOf(browser);
    expect(new Set([own, inside, after]).size).toBe(3);
    expect(await me(browser)).toMatchObject({ admin: true, incognito: false });
    const replays = await Promise.all(Array.from({ length: 100 }, (_, index) => me(asBrowser(index % 2 ? own : inside))));
    expect(new Set(replays)).toEqual(new Set([401]));
  });

  it('[INC-03] without a path it returns to the person in the administration, and never lasts longer than the session before', async () => {
    const { account, browser } = await signedIn({ admin: true });
    const target = await api.people.account();
    const [before] = await api.database.manager.findBy(Session, { accountId: account.id });
    await start(browser, target.id, { reason: REASON });
    expect((await browser.delete<{ returnTo: string }>(START)).body.returnTo).toBe(`/backoffice/users/${target.id}`);
    const sessions = await api.database.manager.findBy(Session, { accountId: account.id });
    expect(sessions.map(({ expiresAt }) => expiresAt)).toEqual([before!.expiresAt]);
  });

  it('[T-47] [TR-32] ends after 60 minutes: nobody is signed in then, and a stop brings no admin back', async () => {
    const { browser, look } = await looking();
    await api.database.manager.update(Incognito, { id: look }, { endsAt: new Date(Date.now() - 1) });
    expect(await me(browser)).toBe(401);
    expect(await stopped(browser)).toBe(401);
    const other = await looking();
    await api.database.manager.update(Session, { incognitoId: other.look }, { expiresAt: new Date(Date.now() - 1) });
    expect([await me(other.browser), await stopped(other.browser)]).toEqual([401, 401]);
  });

  it('[T-47] an admin who is none any more, and a person who is gone, end it at once', async () => {
    const [demoted, orphaned, promoted] = [await looking(), await looking(), await looking()];
    await api.database.manager.update(Account, { id: demoted.account.id }, { admin: false });
    await api.database.manager.delete(Account, { id: orphaned.jana.account.id });
    await api.database.manager.update(Account, { id: promoted.jana.account.id }, { admin: true });
    for (const { browser } of [demoted, orphaned, promoted]) {
      expect(await me(browser)).toBe(401);
      expect(await stopped(browser)).toBe(401);
    }
  });

  it('[T-47] a thousand forged stops stop nothing', async () => {
    const { browser, jana, own } = await looking();
    const forged = Array.from(
      { length: HOLDS_SECONDS ? 1000 : 100 },
      (_, index) => [jana.browser, api.browser(), asBrowser(own), asBrowser(`x${index}`)][index % 4]!,
    );
    const statuses = new Set<number>();
    for (let at = 0; at < forged.length; at += 50)
      for (const { status } of await Promise.all(forged.slice(at, at + 50).map((one) => one.delete(START)))) statuses.add(status);
    expect([...statuses].filter((status) => ![401, 403, 429].includes(status))).toEqual([]);
    expect(await me(browser)).toMatchObject({ id: jana.account.id, incognito: true });
  });

  it('[T-47] two tabs: one session never becomes two, and a page of the admin does nothing as the person', async () => {
    const { account, browser } = await signedIn({ admin: true });
    const target = await api.people.account();
    await browser.get('/api/users/me');
    const own = secretOf(browser);
    const tabs = await Promise.all([asBrowser(own), asBrowser(own)].map((tab) => start(tab, target.id)));
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await api.database.manager.countBy(Session, { accountId: account.id })).toBe(1);
    const other = await looking();
    const page = { headers: { 'x-account-id': other.account.id } };
    expect((await other.browser.post('/api/folders', { title: 'Von wem?' }, page)).status).toBe(401);
  });

  it('[T-47] signing out ends it too, and a changed password of the admin', async () => {
    const { browser, account, look } = await looking();
    await browser.delete('/api/sessions');
    expect(await me(browser)).toBe(401);
    expect((await api.database.manager.findOneByOrFail(Incognito, { id: look })).endedAt).not.toBeNull();
    expect(await api.database.manager.countBy(Session, { accountId: account.id })).toBe(0);
  });
});

describe('what is done in it', () => {
  it('[TR-32] [T-47] refuses password, export, erasure, deletion, sharing and invitations, and records nothing of it', async () => {
    const { browser, jana, look } = await looking();
    const item = await api.people.item(jana.account);
    const { id } = item;
    const refused = [
      await browser.put('/api/users/me/password', { currentPassword: 'x', newPassword: 'drei Wörter hier' }),
      await browser.get('/api/users/me/export'),
      await browser.delete('/api/users/me', { body: { password: 'x' } }),
      await browser.put('/api/users/me', { name: 'Neu' }),
      await browser.delete(`/api/text_editor/documents/${id}`),
      await browser.delete(`/api/items/${id}`),
      await browser.put(`/api/items/${id}/share`, { privacy: 'public_for_all' }),
      await browser.put('/api/items/move', { ids: [id], folderId: null }),
      await browser.get(`/api/items/${id}/share`),
      await browser.post(`/api/items/${id}/members`, { email: 'a@b.example', role: 'write' }),
      await browser.put('/api/items/remix', { objId: id, objType: 'text_document' }),
      await browser.get('/api/ai/conversations'),
      await browser.get('/api/backoffice/incognito'),
    ];
    expect(refused.map(({ status, body }) => [status, (body as Refusal).code])).toEqual(refused.map(() => [403, 'CLOSED_IN_INCOGNITO']));
    expect(await api.database.manager.countBy(IncognitoWrite, { incognitoId: look })).toBe(0);
    expect(await api.database.manager.findOneByOrFail(Item, { id })).toMatchObject({ privacy: 'locked', discardedAt: null });
    // Whether a closed thing exists is not told either.
    expect((await browser.delete(`/api/items/${look}`)).status).toBe(403);
  });

  it('[TR-32] keeps both ids at each write, and none of one that was refused', async () => {
    const { browser, account, jana, look } = await looking();
    const made = await browser.post<{ id: string }>('/api/text_editor/documents', { title: 'Hilfe' });
    await browser.put(`/api/items/${made.body.id}`, { title: 'Geholfen' });
    await browser.put(`/api/items/${look}`, { title: 'Gibt es nicht' });
    await browser.put(`/api/items/${made.body.id}`, { title: '' });
    const rows = await api.database.manager.find(IncognitoWrite, { where: { incognitoId: look }, order: { at: 'ASC' } });
    const both = { adminId: account.id, personId: jana.account.id };
    expect(rows).toMatchObject([
      { call: 'POST /text_editor/documents', itemId: null, ...both },
      { call: 'PUT /items/{id}', itemId: made.body.id, ...both },
    ]);
    expect(rows).toHaveLength(2);
  });

  it('[T-47] leaves no trace as if the person had been there', async () => {
    const { browser, jana } = await looking();
    const stranger = await api.people.item(await api.people.account(), { privacy: 'secret' });
    expect((await browser.post('/api/daily_user_visits')).status).toBeLessThan(300);
    await browser.get(`/api/items/${stranger.id}`, { headers: { 'x-access-token': stranger.token } });
    expect(await api.database.manager.countBy(DailyVisit, { accountId: jana.account.id })).toBe(0);
    expect(await api.database.manager.countBy(ItemGrant, { itemId: stranger.id })).toBe(0);
    const guest: Visitor = await api.people.visit(api.browser());
    const long = new Date(Date.now() - 10 * 86_400_000);
    await api.database.query('update visitor set last_seen_at = $2 where id = $1', [guest.id, long]);
    const admin = await signedIn({ admin: true });
    await start(admin.browser, guest.id);
    await me(admin.browser);
    expect(await api.database.query('select last_seen_at as seen from visitor where id = $1', [guest.id])).toEqual([{ seen: long }]);
  });

  it('[T-47] [E21] opens no file of an answer and none of a recording, also of those who sent it', async () => {
    const teacher = await api.people.account();
    const [sheet, film] = [
      await api.people.item(teacher, { kind: 'worksheet' }),
      await api.people.item(teacher, { kind: 'video_recording' }),
    ];
    const fileIn = async (itemId: string, usedBy: 'answer' | 'part'): Promise<string> => {
      const row = {
        id: newId(),
        itemId,
        accountId: teacher.id,
        usedBy,
        storageKey: newId(),
        thumbnailKey: newId(),
        name: 'a.png',
        contentType: 'image/png',
        bytes: 9,
      };
      await api.database.manager.save(OwnerFile, { ...row, createdAt: new Date() });
      return row.id;
    };
    const files = [await fileIn(sheet.id, 'answer'), await fileIn(film.id, 'part')];
    const admin = await signedIn({ admin: true });
    await start(admin.browser, teacher.id);
    for (const id of files)
      for (const path of ['', '/thumbnail', '/words'])
        expect((await admin.browser.get<Refusal>(`/api/owner_files/${id}${path}`)).body.code).toBe('CLOSED_IN_INCOGNITO');
  });

  it("[T-47] shows no pupil's code, with which one could come back", async () => {
    const teacher = await signedIn();
    const { id } = await seedSceneClass(api, teacher.account, await api.people.account());
    const admin = await signedIn({ admin: true });
    await start(admin.browser, teacher.account.id);
    const path = `/api/school_classes/${id}/pupil_accesses`;
    type Codes = { entries: { id: string; code: string | null; card: string | null }[] };
    const own = (await teacher.browser.get<Codes>(path)).body.entries;
    const seen = (await admin.browser.get<Codes>(path)).body.entries;
    expect(own.some(({ code, card }) => code !== null && card !== null)).toBe(true);
    expect(seen.map(({ code, card }) => [code, card])).toEqual(own.map(() => [null, null]));
    const one = (await admin.browser.get<Codes['entries'][0]>(`/api/pupil_accesses/${own[0]!.id}`)).body;
    expect([one.code, one.card]).toEqual([null, null]);
  });
});

describe('who is told of it', () => {
  it('[T-47] [TR-32] the person, their class teacher and the admins: who, when, why and how much', async () => {
    const { browser, account, jana, look } = await looking();
    await browser.post('/api/folders', { title: 'Ablage' });
    type Looks = { entries: object[]; total: number };
    const own = (await jana.browser.get<Looks>('/api/users/me/incognito_looks')).body;
    expect(own).toMatchObject({ total: 1, entries: [{ id: look, adminName: 'Deniz Kaya', reason: REASON, running: true, writes: 1 }] });
    await browser.delete(START);
    const list = (await browser.get<Looks>('/api/backoffice/incognito?limit=1')).body;
    expect(list.entries).toMatchObject([{ adminId: account.id, personId: jana.account.id, personType: 'User', running: false, writes: 1 }]);
    const one = await browser.get<{ writes: Looks }>(`/api/backoffice/incognito/${look}`);
    expect(one.body.writes).toMatchObject({ total: 1, entries: [{ call: 'POST /folders' }] });
    expect((await browser.get(`/api/backoffice/incognito/${account.id}`)).status).toBe(404);
    expect((await jana.browser.get('/api/backoffice/incognito')).status).toBe(403);

    const teacher = await signedIn();
    const { id, pupilAccount } = await seedSceneClass(api, teacher.account, await api.people.account());
    await start(browser, pupilAccount.id);
    const inClass = (await teacher.browser.get<Looks>(`/api/school_classes/${id}/incognito_looks`)).body;
    expect(inClass).toMatchObject({ total: 1, entries: [{ personName: pupilAccount.name, reason: REASON }] });
    expect((await jana.browser.get(`/api/school_classes/${id}/incognito_looks`)).status).toBe(404);
  });
});
