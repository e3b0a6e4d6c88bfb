import { type AdministeredClass, type AdministeredPupil, type CurrentUser, callsRouteOf } from '@murmel/contracts';
import { Account, DailyVisit, Item, newId, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type Mailbox, startMailbox } from '../accounts/mailbox.js';
import { classCast } from '../classes/class-cast.js';
import { person, schoolCast } from '../schools/school-cast.js';
import { admin, change, found, type Page, seen, USERS } from './backoffice-cast.js';

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), { smtpUrl: mailbox.url, publicUrl: 'https://schule.example' });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const SURVEYS = `/api${callsRouteOf('surveys')}`;

/** Calls of people, with a request that is valid. */
const calls = (id: string): [string, (browser: TestBrowser) => Promise<{ status: number }>][] => [
  ['counts', (browser) => browser.get(`${USERS}/counts`)],
  ['list', (browser) => browser.get(USERS)],
  ['classes', (browser) => browser.get('/api/backoffice/classes')],
  ['pupils', (browser) => browser.get(`/api/backoffice/classes/${id}/pupils`)],
  ['guests', (browser) => browser.get('/api/backoffice/guests')],
  ['get', (browser) => browser.get(`${USERS}/${id}`)],
  ['update', (browser) => browser.put(`${USERS}/${id}`, { reviewer: true })],
  ['setSchool', (browser) => browser.put(`${USERS}/${id}/school`, { schoolId: null })],
  ['setLicence', (browser) => browser.put(`${USERS}/${id}/licence`, { licenceId: null })],
  ['sendPasswordLink', (browser) => browser.put(`${USERS}/${id}/password_link`, {})],
  ['remove', (browser) => browser.delete(`${USERS}/${id}`, { body: { confirmation: 'x' } })],
  ['check', (browser) => browser.put('/api/backoffice/invitations/check', { emails: [] })],
  ['licences', (browser) => browser.get('/api/backoffice/licences')],
  ['schools', (browser) => browser.get('/api/backoffice/schools')],
];

describe('the list of people', () => {
  it('[NAV-33] is for admins of the installation alone, and so is everything in the administration', async () => {
    const cast = await classCast(api);
    const reviewer = await person(api, { reviewer: true });
    const pupil = await api.people.signIn(api.browser(), await api.database.manager.findOneByOrFail(Account, { id: cast.pupils[0]!.id }));
    const visitor = api.browser();
    await api.people.visit(visitor);
    for (const [name, call] of calls(cast.owner.account.id)) {
      const refused = await Promise.all([api.browser(), visitor, pupil, cast.owner.browser, reviewer.browser].map(call));
      expect(
        refused.map(({ status }) => status),
        name,
      ).toEqual([401, 403, 403, 403, 403]);
    }
    expect(await api.database.manager.findOneByOrFail(Account, { id: cast.owner.account.id })).toMatchObject({ reviewer: false });
  });

  it('finds teachers by name and address, tells how many things they have, and nothing of these', async () => {
    const { browser } = await admin(api);
    const mark = newId().slice(-8);
    const { account } = await person(api, { publicName: `Jana Wolf ${mark}`, email: `j.${mark}@schule.example` });
    await api.people.item(account, { title: 'Geheimer Titel' });
    await api.database.manager.insert(DailyVisit, { accountId: account.id, date: '2026-03-02', createdAt: new Date() });
    const wanted = { id: account.id, state: 'active', role: 'teacher', licence: 'school', contents: 1, lastVisit: '2026-03-02' };
    for (const query of [`search=wolf%20${mark}`, `search=J.${mark}`, `search=${mark}&lastVisit=longer&role=teacher&licence=school`])
      expect(await found(browser, query), query).toMatchObject([wanted]);
    for (const query of [`search=${mark}%25`, `search=${mark}&lastVisit=week`, `search=${mark}&role=admin`, `search=${mark}&state=locked`])
      expect(await found(browser, query), query).toEqual([]);
    expect(JSON.stringify(await seen(browser, account.id))).not.toContain('Geheimer Titel');
    expect((await browser.get<Refusal>(`${USERS}?role=boss`)).status).toBe(400);
    const unknown = await browser.get<Refusal>(`${USERS}/${newId()}`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('finds pupils through their class only, by a short name', async () => {
    const { browser } = await admin(api);
    const cast = await classCast(api, ['Maximiliane Sonnenschein', 'Ben']);
    expect(await found(browser, 'search=Maximiliane')).toEqual([]);
    const { body } = await browser.get<Page<AdministeredClass>>(
      `/api/backoffice/classes?search=${encodeURIComponent(cast.schoolClass.name)}`,
    );
    expect(body.entries).toContainEqual(expect.objectContaining({ id: cast.schoolClass.id, pupils: 2, school: null }));
    const pupils = await browser.get<Page<AdministeredPupil>>(`/api/backoffice/classes/${cast.schoolClass.id}/pupils`);
    expect(pupils.body).toMatchObject({ total: 2, entries: [{ shortName: 'Ben' }, { active: true }] });
    expect(JSON.stringify(pupils.body)).not.toContain('Sonnenschein');
    expect(await seen(browser, cast.pupils[1]!.id)).toMatchObject({ type: 'Pupil', name: 'Ben', schoolClass: { id: cast.schoolClass.id } });
    expect((await change(browser, cast.pupils[1]!, { admin: true })).status).toBe(400);
    expect((await browser.get(`/api/backoffice/classes/${newId()}/pupils`)).status).toBe(404);
  });

  it('counts guests and shows when they were there', async () => {
    const { browser } = await admin(api);
    const guest = await api.people.visit(api.browser(), 'Gast Otter');
    const { body } = await browser.get<Page<{ id: string }>>('/api/backoffice/guests');
    expect(body.entries[0]).toMatchObject({ id: guest.id, name: 'Gast Otter' });
    expect((await browser.get<{ guests: number }>(`${USERS}/counts`)).body.guests).toBe(body.total);
    expect(await seen(browser, guest.id)).toMatchObject({ type: 'Visitor', email: null, licence: null });
  });
});

describe('roles, school and switches', () => {
  it('are changed and read back; the role counts at once', async () => {
    const [{ browser }, other] = [await admin(api), await person(api)];
    const fields = { reviewer: true, admin: true, international: true };
    expect((await change(browser, other.account, fields)).body).toMatchObject(fields);
    expect((await other.browser.get(USERS)).status).toBe(200);
    expect((await change(browser, other.account, { admin: false })).body).toMatchObject({ admin: false, reviewer: true });
    expect((await other.browser.get(USERS)).status).toBe(403);
    for (const wrong of [{ admin: 'yes' }, { disabledTools: ['nothing'] }, { enabledFeatures: ['x'] }, { licence: 'group' }])
      expect((await change(browser, other.account, wrong)).status).toBe(400);
  });

  it('[NAV-33] a tool that is switched off for one person makes nothing new for them, and their things stay', async () => {
    const [{ browser }, other] = [await admin(api), await person(api)];
    const off = { disabledTools: ['surveys', 'surveys'], disabledToolsFeatures: ['pinboard.versions'] };
    expect((await change(browser, other.account, off)).body).toMatchObject({ ...off, disabledTools: ['surveys'] });
    expect((await other.browser.get<CurrentUser>('/api/users/me')).body.disabledTools).toEqual(['surveys']);
    expect((await other.browser.post<Refusal>(SURVEYS, {})).body.code).toBe('TOOL_DISABLED');
    await change(browser, other.account, { disabledTools: [] });
    expect((await other.browser.post(SURVEYS, {})).status).toBe(201);
  });

  it('[E28] a teacher is moved into a school, into another one, and out of it', async () => {
    const cast = await schoolCast(api);
    const { browser } = cast.installation;
    const put = (schoolId: string | null) =>
      browser.put<{ school: object | null } & Refusal>(`${USERS}/${cast.free.account.id}/school`, { schoolId });
    expect((await put(cast.id)).body.school).toEqual({ id: cast.id, name: 'Schule am Wald' });
    expect((await put(cast.elsewhere.schoolId)).body.school).toMatchObject({ id: cast.elsewhere.schoolId });
    expect((await put(newId())).status).toBe(404);
    expect((await put(null)).body.school).toBeNull();
  });
});

describe('a lock', () => {
  const password = 'richtig-langes-passwort';

  it('ends all sessions at once, refuses the sign-in with a sentence of its own, and is lifted', async () => {
    const [{ browser }, other] = [await admin(api), await person(api, { passwordHash: await hashPassword(password) })];
    expect((await change(browser, other.account, { locked: true })).body.state).toBe('locked');
    expect((await other.browser.get('/api/users/me')).status).toBe(401);
    expect(await api.database.manager.countBy(Session, { accountId: other.account.id })).toBe(0);
    const signIn = (secret: string) => api.browser().post<Refusal>('/api/sessions', { email: other.account.email, password: secret });
    const [right, wrong] = [await signIn(password), await signIn('falsch-falsch-falsch')];
    expect([right.status, right.body.code, wrong.body.code]).toEqual([403, 'ACCOUNT_LOCKED', 'WRONG_CREDENTIALS']);
    await change(browser, other.account, { locked: false });
    expect((await signIn(password)).status).toBe(201);
  });

  it('a session that began at the moment of the lock counts for nothing', async () => {
    const { account } = await person(api, { lockedAt: new Date() });
    const late = await api.people.signIn(api.browser(), account);
    expect((await late.get('/api/users/me')).status).toBe(401);
  });
});

describe('admins', () => {
  it('neither demote, lock nor erase themselves', async () => {
    const { browser, account } = await admin(api);
    const refused = [
      await change(browser, account, { admin: false }),
      await change(browser, account, { locked: true }),
      await browser.delete<Refusal>(`${USERS}/${account.id}`, { body: { confirmation: account.email } }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'OWN_ACCOUNT']));
    expect(await seen(browser, account.id)).toMatchObject({ admin: true, state: 'active', mine: true });
  });

  it('two who demote each other at the same moment do not leave the installation without one', async () => {
    const [one, other] = [await admin(api), await admin(api)];
    const answers = await Promise.all([
      change(one.browser, other.account, { admin: false }),
      change(other.browser, one.account, { admin: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('an erasure by the administration', () => {
  it('wants the address as confirmation, and takes everything along', async () => {
    const [{ browser }, other] = [await admin(api), await person(api)];
    const { id } = await api.people.item(other.account);
    const remove = (confirmation: string) => browser.delete<Refusal>(`${USERS}/${other.account.id}`, { body: { confirmation } });
    expect((await remove('andere@schule.example')).body.code).toBe('CONFIRMATION_WRONG');
    expect((await remove(other.account.email!.toUpperCase())).status).toBe(200);
    expect(await api.database.manager.existsBy(Item, { id })).toBe(false);
    expect(await api.database.manager.existsBy(Account, { id: other.account.id })).toBe(false);
    expect((await other.browser.get('/api/users/me')).status).toBe(401);
    expect((await remove(other.account.email!)).status).toBe(404);
  });
});

describe('the link for a new password', () => {
  it('goes to the mailbox of the person and nowhere else', async () => {
    const [{ browser }, other] = [await admin(api), await person(api)];
    const { status, body } = await browser.put(`${USERS}/${other.account.id}/password_link`, {});
    expect([status, body]).toEqual([200, {}]);
    expect((await mailbox.mailTo(other.account.email!)).text).toContain('https://schule.example/password_reset?token=');
  });
});
