import type { CurrentUser, OwnSignOn } from '@murmel/contracts';
import { Account, Handshake, newId, newSecret, School, SchoolSignOn, Session, SignOnIdentity } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { OpenIdProvider } from '../../support/openid-provider.js';
import type { SignOnWalk } from '../../support/sign-on-walk.js';
import { type Mailbox, startMailbox } from '../accounts/mailbox.js';
import { PASSWORD, signedIn, teacher } from '../accounts/persons.js';
import { type SignOnScene, signOnScene } from './sign-on-scene.js';

const TEACHER = { realm_access: { roles: ['offline_access', 'lehrkraft'] } };
const MAIL = 'ada@schule.example';
const ada = { sub: 'ada-1', claims: { ...TEACHER, given_name: 'Ada', family_name: 'Lovelace', email: MAIL, email_verified: true } };
const school = new OpenIdProvider({ people: [ada] });
const land = new OpenIdProvider({
  id: 'land',
  claimsAtUserinfo: true,
  people: [{ sub: 'land-1', claims: { name: 'Grace Hopper', email: MAIL } }],
});
const closed = new OpenIdProvider({
  id: 'nur-eingeladene',
  logout: false,
  people: [{ sub: 'invited-1' }, { sub: 'invited-2' }, { sub: 'stranger' }],
});

let scene: SignOnScene;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
  scene = await signOnScene(
    [
      [school, { teachers: { claim: 'realm_access.roles', values: ['lehrkraft'] }, schoolClaim: 'schools' }],
      [land],
      [closed, { newAccounts: false }],
    ],
    { smtpUrl: mailbox.url },
  );
});
afterAll(async () => {
  await scene.stop();
  await mailbox.stop();
});

const me = async (browser: TestBrowser) => (await browser.get<CurrentUser>('/api/users/me')).body;
const create = (browser: TestBrowser, body: object = { firstname: 'Ada', name: 'Lovelace' }) =>
  browser.post<CurrentUser & Refusal>('/api/sign_on/accounts', body);
const own = async (browser: TestBrowser) =>
  (await browser.get<{ signOns: OwnSignOn[]; hasPassword: boolean }>('/api/users/me/sign_ons')).body;
const codeOf = ({ body }: { body: unknown }) => (body as Refusal).code;
const refused = (why: string, provider: OpenIdProvider) => `/sign_on/refused?why=${why}&provider=${provider.id}`;
/** A person of the first provider. */
function person(claims: object = TEACHER): string {
  const sub = newId();
  school.add({ sub, claims: { ...claims } });
  school.signsIn = sub;
  return sub;
}
const begin = (walk: SignOnWalk, more = '') => walk.to(`/sign_on/with/${school.id}${more}`);
async function schoolNaming(provider: OpenIdProvider, value: string): Promise<School> {
  const { manager } = scene.api.database;
  const made = manager.create(School, { id: newId(), name: `Schule ${value}`, token: newSecret(), imprint: '', createdAt: new Date() });
  await manager.insert(School, made);
  await manager.insert(SchoolSignOn, { providerId: provider.id, value, schoolId: made.id, createdAt: new Date() });
  return made;
}

describe('[E9] signing on with a school account', () => {
  it('leads a newcomer to a form, makes an account without address and password, and signs in', async () => {
    const walk = scene.walk();
    school.signsIn = 'ada-1';
    expect(await begin(walk, '?redirectUri=/folders?page=2&remember=1')).toBe('/sign_on/new?redirectUri=%2Ffolders%3Fpage%3D2');
    expect((await walk.browser.get('/api/sign_on/newcomer')).body).toEqual({
      provider: { id: 'schule', name: 'schule' },
      firstname: 'Ada',
      name: 'Lovelace',
      school: null,
    });
    expect(codeOf(await walk.browser.get('/api/users/me'))).toBe('UNAUTHORIZED');
    const made = await create(walk.browser, { firstname: 'Ada', name: 'King', locale: 'en' });
    expect([made.status, made.body.firstname, made.body.name, made.body.locale, made.body.email]).toEqual([
      201,
      'Ada',
      'King',
      'en',
      undefined,
    ]);
    const account = await scene.api.database.manager.findOneByOrFail(Account, { id: made.body.id });
    expect(account).toMatchObject({ type: 'User', email: null, passwordHash: null, admin: false, reviewer: false, schoolId: null });
    expect(account.confirmedAt).not.toBeNull();
    const session = await scene.api.database.manager.findOneByOrFail(Session, { accountId: account.id });
    expect(session.signOnSid).not.toBeNull();
    expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBeGreaterThan(29 * 86_400_000);
    expect((await me(walk.browser)).id).toBe(account.id);
    expect(codeOf(await create(walk.browser))).toBe('SIGN_ON_EXPIRED');
  });

  it('finds the account by issuer and subject: the same person signs on again, also after the provider changed its keys and names', async () => {
    const sub = person();
    const first = scene.walk();
    await begin(first);
    const { id } = (await create(first.browser)).body;
    school.rotateKeys();
    school.add({ sub, claims: { ...TEACHER, given_name: 'Anders', email: 'anders@schule.example' } });
    const again = scene.walk();
    expect(await begin(again, '?redirectUri=/tools')).toBe('/tools');
    expect(await me(again.browser)).toMatchObject({ id, firstname: 'Ada' });
    // A browser that is signed in as another account becomes this one.
    const other = await signedIn(scene.api);
    const walk = scene.walk();
    for (const [name, value] of other.browser.cookies) walk.browser.with(name, value);
    await begin(walk);
    expect((await me(walk.browser)).id).toBe(id);
    expect(await scene.api.database.manager.countBy(Session, { accountId: other.account.id })).toBe(0);
  });

  it('makes two accounts of one mail address at two providers, and neither is the account with that address here', async () => {
    const local = await teacher(scene.api, { email: MAIL });
    const first = await scene.signedOn(school, 'ada-1');
    const second = await scene.signedOn(land, 'land-1');
    const ids = [local.id, (await me(first.browser)).id, (await me(second.browser)).id];
    expect(new Set(ids).size).toBe(3);
    expect(await scene.api.database.manager.countBy(Account, { email: MAIL })).toBe(1);
    expect((await own(first.browser)).signOns.map(({ provider }) => provider.id)).toEqual(['schule']);
    expect(await scene.api.database.manager.findOneByOrFail(SignOnIdentity, { accountId: ids[2]! })).toMatchObject({
      subject: 'land-1',
      issuer: land.issuer,
    });
  });

  it('asks the userinfo endpoint for names that the ID token does not say', async () => {
    land.add({ sub: 'land-2', claims: { name: 'Grace Brewster Hopper' } });
    land.signsIn = 'land-2';
    const walk = scene.walk();
    await walk.to('/sign_on/with/land');
    expect((await walk.browser.get('/api/sign_on/newcomer')).body).toMatchObject({ firstname: 'Grace Brewster', name: 'Hopper' });
  });

  it.each([
    ['a pupil', { realm_access: { roles: ['schueler'] } }],
    ['no claim', {}],
    ['an admin', { realm_access: { roles: ['admin'] }, admin: true, is_admin: 'true' }],
    ['the value elsewhere', { roles: ['lehrkraft'], 'realm_access.roles': ['lehrkraft'] }],
    ['the value in an object', { realm_access: { roles: { lehrkraft: true } } }],
    ['a part of the value', { realm_access: { roles: ['lehrkraft-vertretung'] } }],
    ['a chain of prototypes', { realm_access: { constructor: { name: 'lehrkraft' } } }],
  ])('refuses who is no teacher: %s', async (_name, claims) => {
    person(claims);
    const walk = scene.walk();
    expect(await begin(walk)).toBe(refused('notTeacher', school));
    expect(codeOf(await create(walk.browser))).toBe('SIGN_ON_EXPIRED');
  });

  it('[TR-26] a claim "admin" beside a teacher makes no admin, and a teacher who became a pupil there gets in no more', async () => {
    const sub = person({ realm_access: { roles: ['lehrkraft', 'admin', 'reviewer'] }, admin: true, reviewer: true });
    const walk = scene.walk();
    await begin(walk);
    expect((await create(walk.browser)).body).toMatchObject({ admin: false, reviewer: false, type: 'User' });
    school.add({ sub, claims: { realm_access: { roles: ['schueler'] } } });
    expect(await begin(scene.walk())).toBe(refused('notTeacher', school));
  });

  it('a locked account stays locked', async () => {
    person();
    const walk = scene.walk();
    await begin(walk);
    const { id } = (await create(walk.browser)).body;
    await scene.api.database.manager.update(Account, { id }, { lockedAt: new Date() });
    expect(await begin(scene.walk())).toBe(refused('locked', school));
  });

  it('gives a place only in the one school that named this provider and its value', async () => {
    const [named, other, twin] = [await schoolNaming(school, '4711'), await schoolNaming(land, '4712'), await schoolNaming(school, '4713')];
    const placeOf = async (schools: unknown) => {
      person({ ...TEACHER, schools });
      const walk = scene.walk();
      await begin(walk);
      const shown = (await walk.browser.get<{ school: string | null }>('/api/sign_on/newcomer')).body.school;
      const account = await scene.api.database.manager.findOneByOrFail(Account, { id: (await create(walk.browser)).body.id });
      return [shown, account.schoolId, account.schoolRole];
    };
    expect(await placeOf(['4711'])).toEqual([named.name, named.id, 'member']);
    expect(await placeOf(' 4711 ')).toEqual([named.name, named.id, 'member']);
    expect(await placeOf('4712')).toEqual([null, null, null]);
    expect(await placeOf(['unknown', '', 7, null])).toEqual([null, null, null]);
    expect(await placeOf(['4711', '4713'])).toEqual([null, null, null]);
    expect(await placeOf(undefined)).toEqual([null, null, null]);
    // One who has a school keeps it.
    const sub = person({ ...TEACHER, schools: ['4713'] });
    const walk = scene.walk();
    await begin(walk);
    const { id } = (await create(walk.browser)).body;
    school.add({ sub, claims: { ...TEACHER, schools: ['4711'] } });
    await begin(scene.walk());
    expect((await scene.api.database.manager.findOneByOrFail(Account, { id })).schoolId).toBe(twin.id);
    expect(other.id).not.toBe(twin.id);
  });

  it('leads nowhere else: an unknown provider, a foreign target, a person who cancels, an account that nobody invited', async () => {
    const walk = scene.walk();
    expect(await walk.to('/sign_on/with/constructor')).toBe('/sign_on/refused?why=invalid');
    person();
    expect(await begin(walk, '?redirectUri=//elsewhere.example')).toBe('/sign_on/new?redirectUri=%2F');
    expect(await begin(walk, '?redirectUri=https://elsewhere.example')).toBe('/sign_on/new?redirectUri=%2F');
    closed.signsIn = 'stranger';
    expect(await walk.to(`/sign_on/with/${closed.id}`)).toBe(refused('notInvited', closed));
    const address = await walk.here(`/sign_on/with/${school.id}`);
    const state = new URL(address).searchParams.get('state')!;
    const query = new URLSearchParams({ error: 'access_denied', state, iss: school.issuer });
    expect(await walk.to(`/sign_on/with/${school.id}/callback?${query}`)).toBe(refused('cancelled', school));
  });
});

describe('[E9] linking a school account', () => {
  async function withPassword() {
    const account = await teacher(scene.api);
    const walk = scene.walk();
    await scene.api.people.signIn(walk.browser, account);
    return { account, walk };
  }
  const link = (walk: SignOnWalk, body: object = {}) =>
    walk.browser.post<{ address: string }>('/api/users/me/sign_ons', { provider: school.id, password: PASSWORD, ...body });

  it('needs the password typed again and the same session; then the school account signs on', async () => {
    const { account, walk } = await withPassword();
    expect(await own(walk.browser)).toEqual({ signOns: [], hasPassword: true });
    expect(codeOf(await link(walk, { password: 'Waldmeister im Juni' }))).toBe('WRONG_PASSWORD');
    expect(codeOf(await link(walk, { provider: 'unknown' }))).toBe('NOT_FOUND');
    const sub = person();
    const { body } = await link(walk);
    expect(await walk.to(body.address)).toBe('/profile#sign_on');
    const [linked] = (await own(walk.browser)).signOns;
    expect(linked).toMatchObject({ provider: { id: 'schule', name: 'schule' } });
    const elsewhere = scene.walk();
    school.signsIn = sub;
    expect(await begin(elsewhere)).toBe('/');
    expect((await me(elsewhere.browser)).id).toBe(account.id);
    // The same answer once more opens nothing.
    expect(await walk.to(walk.cameBack!)).toBe(refused('expired', school));
    // Unlinking ends what was begun with it, not the session that unlinks.
    const later = await walk.browser.delete(`/api/users/me/sign_ons/${linked!.id}`);
    expect([later.status, (await me(walk.browser)).id]).toEqual([200, account.id]);
    expect(codeOf(await elsewhere.browser.get('/api/users/me'))).toBe('UNAUTHORIZED');
    expect(await begin(scene.walk())).toMatch(/^\/sign_on\/new/);
  });

  it('refuses another session, one that ended, and a school account that belongs to another account', async () => {
    const { walk } = await withPassword();
    const address = (await link(walk)).body.address;
    const [other, ended, late] = [await withPassword(), await withPassword(), await withPassword()];
    const sub = person();
    // The handshake of one browser in a session of another account.
    walk.browser.with('murmel_session', other.walk.browser.cookies.get('murmel_session')!);
    expect(await walk.to(address)).toBe(refused('otherSession', school));
    const begun = (await link(ended.walk)).body.address;
    await scene.api.database.manager.delete(Session, { accountId: ended.account.id });
    expect(await ended.walk.to(begun)).toBe(refused('otherSession', school));
    await scene.signedOn(school, sub);
    expect(await late.walk.to((await link(late.walk)).body.address)).toBe(refused('taken', school));
    expect(await scene.api.database.manager.countBy(SignOnIdentity, { accountId: late.account.id })).toBe(0);
  });

  it('keeps the only way into an account, and other people their school accounts', async () => {
    const walk = await scene.signedOn(school, person());
    const [only] = (await own(walk.browser)).signOns;
    expect(codeOf(await walk.browser.delete(`/api/users/me/sign_ons/${only!.id}`))).toBe('SIGN_ON_LAST');
    const { walk: other } = await withPassword();
    expect(codeOf(await other.browser.delete(`/api/users/me/sign_ons/${only!.id}`))).toBe('NOT_FOUND');
    expect(codeOf(await link(walk))).toBe('PASSWORD_NEEDED_FIRST');
  });
});

describe('[E9] invitations, addresses and the end of an account', () => {
  async function invited(email: string): Promise<string> {
    const admin = await signedIn(scene.api, { admin: true });
    const body = { people: [{ email, firstname: 'Ina', name: 'Neu' }], batch: newId(), schoolId: null, licenceId: null, reviewer: true };
    await admin.browser.post('/api/backoffice/invitations', body);
    return /token=([\w-]+)/.exec((await mailbox.mailTo(email)).text)![1]!;
  }
  const accept = (walk: SignOnWalk, secret: string) =>
    walk.browser.post<{ address: string }>('/api/sign_on/invitations', { secret, provider: closed.id });

  it('an invitation is accepted with a school account, once, with its address and role', async () => {
    const email = `${newId()}@schule.example`;
    const secret = await invited(email);
    const walk = scene.walk();
    closed.signsIn = 'invited-1';
    expect(await walk.to((await accept(walk, secret)).body.address)).toBe('/sign_on/new?redirectUri=%2F');
    expect((await walk.browser.get('/api/sign_on/newcomer')).body).toMatchObject({ firstname: 'Ina', name: 'Neu' });
    const made = await create(walk.browser, { firstname: 'Ina', name: 'Neu' });
    expect(made.body).toMatchObject({ email, reviewer: true });
    expect(codeOf(await accept(scene.walk(), secret))).toBe('TOKEN_INVALID');
    // The school account has an account now.
    const second = await invited(`${newId()}@schule.example`);
    const again = scene.walk();
    expect(await again.to((await accept(again, second)).body.address)).toBe(refused('taken', closed));
    expect(codeOf(await accept(scene.walk(), newSecret()))).toBe('TOKEN_INVALID');
  });

  it('adds an address that the mailbox confirms, and tells only the mailbox that it is taken', async () => {
    const walk = await scene.signedOn(school, person());
    const [email, taken] = [`${newId()}@schule.example`, (await teacher(scene.api)).email!];
    const add = (address: string) => walk.browser.post('/api/users/me/addresses', { email: address });
    expect([(await add(taken)).status, (await add(email)).status]).toEqual([202, 202]);
    expect((await mailbox.mailTo(taken)).subject).toBe('Du hast schon ein Konto bei murmel');
    const token = /token=([\w-]+)/.exec((await mailbox.mailTo(email)).text)![1]!;
    expect((await me(walk.browser)).email).toBeUndefined();
    const confirm = (browser = walk.browser) => browser.post('/api/confirmations', { token });
    // The owner of the mailbox may click without knowing who asked: no account of a stranger gets the address.
    const stranger = await scene.signedOn(school, person());
    for (const browser of [scene.api.browser(), stranger.browser]) expect(codeOf(await confirm(browser))).toBe('SIGN_IN_FIRST');
    const path = await confirm();
    expect([path.status, path.body]).toEqual([200, { email }]);
    expect((await me(walk.browser)).email).toBe(email);
    expect(codeOf(await confirm())).toBe('TOKEN_INVALID');
    expect(codeOf(await add('another@schule.example'))).toBe('ADDRESS_IS_SET');
  });

  it('an account without a password is erased by its name, soon after signing on; the administration types the name, too', async () => {
    const walk = await scene.signedOn(school, person());
    const { id } = await me(walk.browser);
    const erase = (password: string) => walk.browser.call('DELETE', '/api/users/me', { body: { password } });
    expect(codeOf(await erase('Ada'))).toBe('CONFIRMATION_WRONG');
    const { publicName } = await scene.api.database.manager.findOneByOrFail(Account, { id });
    await scene.api.database.manager.update(Session, { accountId: id }, { createdAt: new Date(Date.now() - 16 * 60_000) });
    expect(codeOf(await erase(publicName))).toBe('SIGN_ON_EXPIRED');
    const admin = await signedIn(scene.api, { admin: true });
    const listed = await admin.browser.get<{ entries: { id: string; email: string | null }[] }>(
      '/api/backoffice/users?search=ada&limit=100',
    );
    expect(listed.body.entries).toContainEqual(expect.objectContaining({ id, email: null }));
    const person_ = await admin.browser.get(`/api/backoffice/users/${id}`);
    expect(person_.body).toMatchObject({ id, type: 'User', email: null });
    await scene.api.database.manager.update(Session, { accountId: id }, { createdAt: new Date() });
    expect((await erase(publicName)).status).toBe(200);
    expect(await scene.api.database.manager.countBy(SignOnIdentity, { accountId: id })).toBe(0);
  });
});

it('[E9] a handshake ends with its time, and holds no password, key or code', async () => {
  const walk = scene.walk();
  await walk.here(`/sign_on/with/${school.id}`);
  const rows = await scene.api.database.manager.find(Handshake, { where: { kind: 'sign_on' }, order: { createdAt: 'DESC' }, take: 1 });
  expect(Object.keys(rows[0]!.payload).sort()).toEqual(['provider', 'purpose', 'redirectUri', 'remember', 'verifier']);
});
