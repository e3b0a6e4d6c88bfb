import type { AdministeredSchool, CurrentUser, InvitedState, Licence } from '@murmel/contracts';
import { LIMITS } from '@murmel/contracts';
import { Account, berlinDay, newId, SchoolInvitation } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { classCast } from '../classes/class-cast.js';
import { person, schoolCast } from '../schools/school-cast.js';
import { admin, found, type Page, seen, USERS } from './backoffice-cast.js';

const ORIGIN = 'https://schule.example';
let api: TestApi;
/** Without a mail server. */
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: ORIGIN, defaultLicence: 'tools_pro', registration: 'off' });
});
afterAll(() => api.stop());

const LICENCES = '/api/backoffice/licences';
const DAY_MS = 86_400_000;
const dayIn = (days: number): string => berlinDay(new Date(Date.now() + days * DAY_MS));
const running = { kind: 'group', name: 'Kollegium', seats: null, sharedClasses: true, schoolId: null, startsOn: dayIn(-1), endsOn: null };
const newLicence = async (browser: TestBrowser, fields: object = {}): Promise<Licence> =>
  (await browser.post<Licence>(LICENCES, { ...running, ...fields })).body;
const give = (browser: TestBrowser, { id }: Pick<Account, 'id'>, licenceId: string | null) =>
  browser.put<Refusal>(`${USERS}/${id}/licence`, { licenceId });
const me = async (browser: TestBrowser): Promise<CurrentUser> => (await browser.get<CurrentUser>('/api/users/me')).body;

describe('licences', () => {
  it('[LIC-03] are made, read back, changed, and given to a person, who has it at once', async () => {
    const [{ browser }, other] = [await admin(api), await person(api, { licence: 'free' })];
    const licence = await newLicence(browser, { kind: 'school', name: ' Schule 2026 ' });
    expect(licence).toMatchObject({ kind: 'school', name: 'Schule 2026', state: 'running', taken: 0 });
    expect((await give(browser, other.account, licence.id)).status).toBe(200);
    expect(await me(other.browser)).toMatchObject({ licence: 'school', enabledFeatures: ['schoolclasses_shared'] });
    expect((await browser.get<Licence>(`${LICENCES}/${licence.id}`)).body.taken).toBe(1);
    expect((await browser.get<Page<{ id: string }>>(`${LICENCES}/${licence.id}/people`)).body.entries).toMatchObject([
      { id: other.account.id },
    ]);
    await give(browser, other.account, null);
    expect(await me(other.browser)).toMatchObject({ licence: 'tools_pro', enabledFeatures: [] });
    expect((await give(browser, other.account, newId())).status).toBe(404);
    expect((await browser.post(LICENCES, { ...running, endsOn: dayIn(-2) })).status).toBe(400);
    expect((await browser.post(LICENCES, { ...running, schoolId: newId() })).status).toBe(404);
    expect((await browser.get<Page<Licence>>(LICENCES)).body.entries).toContainEqual(expect.objectContaining({ id: licence.id }));
  });

  it('[LIC-04] [LIC-06] shared classes hold any number of pupils while the licence says so, and 35 otherwise', async () => {
    const [{ browser }, cast] = [await admin(api), await classCast(api)];
    const { id } = await newLicence(browser);
    const most = async () =>
      (await cast.owner.browser.get<{ pupilsMax: number | null }>(`/api/school_classes/${cast.schoolClass.id}`)).body.pupilsMax;
    await give(browser, cast.owner.account, id);
    expect(await most()).toBeNull();
    expect((await browser.put<Licence>(`${LICENCES}/${id}`, { sharedClasses: false })).body.sharedClasses).toBe(false);
    expect([await most(), (await me(cast.owner.browser)).enabledFeatures]).toEqual([LIMITS.schoolClass.pupils, []]);
    // A licence for single people shares nothing.
    expect(await newLicence(browser, { kind: 'tools_pro' })).toMatchObject({ sharedClasses: false });
  });

  it('seats are counted, also for many at once; the refusal says how many are free', async () => {
    const cast = await schoolCast(api);
    const { browser } = cast.installation;
    const { id } = await newLicence(browser, { seats: 2, schoolId: cast.id });
    const assign = (fields: object) => browser.put<{ assigned: number; unknown: string[] } & Refusal>(`${LICENCES}/${id}/people`, fields);
    expect((await assign({ wholeSchool: true, emails: ['Keine@schule.example'] })).body).toMatchObject({
      assigned: 2,
      unknown: ['keine@schule.example'],
      licence: { taken: 2 },
    });
    expect((await assign({ wholeSchool: true })).status).toBe(200);
    const full = await give(browser, cast.free.account, id);
    expect([full.status, full.body.code, full.body.data]).toEqual([422, 'LICENCE_FULL', { seats: 2, free: 0 }]);
    expect((await browser.put<Refusal>(`${LICENCES}/${id}`, { seats: 1 })).body.code).toBe('LICENCE_FULL');
    const another = await newLicence(browser, { seats: 1 });
    const both = await Promise.all([cast.free, cast.elsewhere].map(({ account }) => give(browser, account, another.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const none = await browser.put<Refusal>(`${LICENCES}/${another.id}/people`, { wholeSchool: true });
    expect(none.body.code).toBe('NOT_IN_SCHOOL');
  });

  it('[LIC-06] one that ends falls back to free from that day on, and pupils inside a class stay', async () => {
    const [{ browser }, cast] = [await admin(api), await classCast(api)];
    const { id } = await newLicence(browser, { endsOn: dayIn(1) });
    await give(browser, cast.owner.account, id);
    await api.application.get(Housekeeping).run(new Date());
    expect((await me(cast.owner.browser)).licence).toBe('group');
    const pupil = await api.people.signIn(api.browser(), await api.database.manager.findOneByOrFail(Account, { id: cast.pupils[0]!.id }));
    // Its last day is over: the clock of the database goes on, not that of the sessions.
    await api.database.query('update licence set ends_on = $2 where id = $1', [id, dayIn(0)]);
    await api.application.get(Housekeeping).run(new Date());
    expect(await me(cast.owner.browser)).toMatchObject({ licence: 'free', enabledFeatures: [] });
    expect((await me(pupil)).schoolClassId).toBe(cast.schoolClass.id);
    // It gives no seat any more, until it lasts longer.
    expect((await give(browser, (await person(api)).account, id)).body.code).toBe('LICENCE_OVER');
    await browser.put(`${LICENCES}/${id}`, { endsOn: null });
    expect((await me(cast.owner.browser)).licence).toBe('group');
  });

  it('one that begins later changes nothing before', async () => {
    const [{ browser }, other] = [await admin(api), await person(api)];
    const { id, state } = await newLicence(browser, { startsOn: dayIn(3) });
    await give(browser, other.account, id);
    expect([state, (await me(other.browser)).licence]).toEqual(['coming', 'school']);
    await api.database.query('update licence set starts_on = $2 where id = $1', [id, dayIn(0)]);
    await api.application.get(Housekeeping).run(new Date());
    expect((await me(other.browser)).licence).toBe('group');
  });
});

interface Invited {
  entries: { email: string; state: InvitedState; link: string | null }[];
}
const INVITATIONS = '/api/backoffice/invitations';
const colleague = (mark: string) => ({ email: `${mark}-${newId()}@schule.example`, firstname: 'Jörg', name: 'Müller' });
const secretIn = (link: string | null | undefined): string => new URL(link ?? '').searchParams.get('token') ?? '';

describe('an import of teachers', () => {
  it('writes nothing before it invites, and tells what is known', async () => {
    const [{ browser }, other] = [await admin(api), await person(api)];
    const emails = [other.account.email!.toUpperCase(), 'neu@schule.example', 'keine Adresse'];
    const before = await api.database.manager.count(SchoolInvitation);
    expect((await browser.put(`${INVITATIONS}/check`, { emails })).body).toEqual({
      accounts: [other.account.email],
      invited: [],
      wrong: ['keine Adresse'],
      byMail: false,
    });
    expect(await api.database.manager.count(SchoolInvitation)).toBe(before);
  });

  it('gives links where there is no mail server; a person comes in with name and password alone, with school, licence and role', async () => {
    const cast = await schoolCast(api);
    const { browser } = cast.installation;
    const licence = await newLicence(browser, { seats: 1, kind: 'school' });
    const [one, known] = [colleague('j'), { email: cast.free.account.email!, firstname: 'Da', name: 'Schon' }];
    const preset = { batch: newId(), schoolId: cast.id, licenceId: licence.id, reviewer: true };
    const invite = (fields: object = {}) =>
      browser.post<Invited & Refusal>(INVITATIONS, { people: [one, known, one], ...preset, ...fields });
    const first = (await invite()).body.entries;
    expect(first).toEqual([
      { email: one.email, state: 'invited', link: expect.stringContaining(`${ORIGIN}/school_invitation?token=`) },
      { email: known.email, state: 'exists', link: null },
    ]);
    // Repeated after a lost answer: the same invitation, with a link that works.
    const again = (await invite()).body.entries;
    expect(await api.database.manager.countBy(SchoolInvitation, { email: one.email })).toBe(1);
    expect(await found(browser, `search=${one.email}`)).toMatchObject([
      { state: 'invited', licence: 'school', role: 'reviewer', name: 'Jörg Müller' },
    ]);
    expect((await browser.get<Licence>(`${LICENCES}/${licence.id}`)).body.taken).toBe(1);
    expect((await invite({ people: [colleague('zwei')] })).body.code).toBe('LICENCE_FULL');

    const secret = secretIn(again[0]?.link);
    const page = api.browser();
    expect((await page.put('/api/invited_teachers', { secret })).body).toMatchObject({
      ...one,
      school: 'Schule am Wald',
      hasAccount: false,
    });
    expect((await page.put<Refusal>('/api/invited_teachers', { secret: secretIn(first[0]?.link) })).body.code).toBe('TOKEN_INVALID');
    const given = { secret, firstname: 'Jörg', name: 'Müller', password: 'kastanie-wolke-fahrrad' };
    expect((await page.put<Refusal>('/api/invited_teachers/accept', { ...given, password: 'jörg müller' })).body.code).toBe(
      'PASSWORD_WEAK',
    );
    expect((await page.put('/api/invited_teachers/accept', given)).status).toBe(200);
    const user = await me(page);
    expect(user).toMatchObject({ email: one.email, licence: 'school', reviewer: true, publicName: 'Jörg Müller' });
    expect(await seen(browser, user.id)).toMatchObject({ school: { id: cast.id }, seat: { id: licence.id }, state: 'active' });
    expect((await api.browser().put<Refusal>('/api/invited_teachers/accept', given)).body.code).toBe('TOKEN_INVALID');
    expect((await api.browser().post('/api/sessions', { email: one.email, password: given.password })).status).toBe(201);
  });

  it('an invitation without a school is accepted by a person who has an account by then, and taken back', async () => {
    const { browser } = await admin(api);
    const [one, other] = [colleague('konto'), colleague('weg')];
    const { body } = await browser.post<Invited>(INVITATIONS, { batch: newId(), people: [one, other] });
    const [secret, gone] = body.entries.map(({ link }) => secretIn(link));
    const { browser: theirs } = await person(api, { email: one.email });
    expect((await api.browser().put('/api/invited_teachers', { secret })).body).toMatchObject({ hasAccount: true, school: null });
    const given = { secret, firstname: 'A', name: 'B', password: 'kastanie-wolke-fahrrad' };
    expect((await api.browser().put<Refusal>('/api/invited_teachers/accept', given)).body.code).toBe('ALREADY_MEMBER');
    expect((await theirs.put('/api/school_invitations/accept', { secret })).body).toEqual({ school: null });
    const [waiting] = await found(browser, `search=${other.email}`);
    expect((await browser.delete(`${INVITATIONS}/${waiting!.id}`)).status).toBe(200);
    expect((await browser.delete(`${INVITATIONS}/${waiting!.id}`)).status).toBe(404);
    expect((await api.browser().put<Refusal>('/api/invited_teachers', { secret: gone })).body.code).toBe('TOKEN_INVALID');
  });

  it('takes no line that is none, and no more of them at once than it says', async () => {
    const { browser } = await admin(api);
    for (const people of [
      [],
      [{ ...colleague('x'), email: 'keine' }],
      [{ ...colleague('x'), name: ' ' }],
      Array.from({ length: 51 }, () => colleague('x')),
    ])
      expect((await browser.post(INVITATIONS, { batch: newId(), people })).status).toBe(400);
    expect((await browser.post(INVITATIONS, { batch: newId(), people: [colleague('x')], schoolId: newId() })).status).toBe(404);
  });
});

describe('schools', () => {
  it('are made without teachers, found, and get an imprint', async () => {
    const { browser } = await admin(api);
    const name = `Goethe ${newId().slice(-8)}`;
    const { body } = await browser.post<AdministeredSchool>('/api/backoffice/schools', { name });
    await newLicence(browser, { name: 'Für Goethe', schoolId: body.id });
    const imprint = 'Goethe-Schule\nWaldweg 1';
    expect((await browser.put(`/api/backoffice/schools/${body.id}`, { imprint: `${imprint}  ` })).body).toMatchObject({
      imprint,
      teachers: 0,
    });
    expect(
      (await browser.get<Page<AdministeredSchool>>(`/api/backoffice/schools?search=${encodeURIComponent(name.toLowerCase())}`)).body
        .entries,
    ).toMatchObject([{ id: body.id, licences: ['Für Goethe'], imprint }]);
    expect((await browser.put(`/api/backoffice/schools/${newId()}`, { imprint })).status).toBe(404);
    expect((await browser.put(`/api/backoffice/schools/${body.id}`, { imprint: 'x'.repeat(2001) })).status).toBe(400);
  });
});
