import type { AdministeredProvider } from '@murmel/contracts';
import { Account, hashSecret, MailToken, newId, newSecret, School, SchoolSignOn, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueMailToken } from '../../../apps/api/src/core/accounts/mail-tokens.js';
import type { Refusal } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { OpenIdProvider } from '../../support/openid-provider.js';
import { PASSWORD, signedIn, teacher } from '../accounts/persons.js';
import { type SignOnScene, signOnScene } from './sign-on-scene.js';

const school = new OpenIdProvider({ people: [{ sub: 'ada-1', claims: { given_name: 'Ada', family_name: 'Lovelace', school: '4711' } }] });
const land = new OpenIdProvider({
  id: 'land',
  logout: false,
  people: [{ sub: 'land-1', claims: { given_name: 'Grace', family_name: 'Hopper' } }],
});

let scene: SignOnScene;
beforeAll(async () => {
  const withClaims = { teachers: { claim: 'role', values: ['teacher'] }, schoolClaim: 'school', newAccounts: false };
  scene = await signOnScene([[school], [land, withClaims]], { passwordSignIn: false });
});
afterAll(() => scene.stop());

const codeOf = ({ body }: { body: unknown }) => (body as Refusal).code;
const admin = () => signedIn(scene.api, { admin: true });

describe('[E9] without passwords', () => {
  it('no password signs in, is reset or begins an account, also the right one and that of an invitation', async () => {
    const { email } = await teacher(scene.api);
    const browser = scene.api.browser();
    const person = { firstname: 'A', name: 'B' };
    expect(codeOf(await browser.post('/api/sessions', { email, password: PASSWORD }))).toBe('PASSWORD_SIGN_IN_OFF');
    expect(codeOf(await browser.post('/api/password_resets', { email }))).toBe('PASSWORD_SIGN_IN_OFF');
    const reset = { token: newSecret(), password: PASSWORD };
    expect(codeOf(await browser.put('/api/password_resets', reset))).toBe('PASSWORD_SIGN_IN_OFF');
    expect(codeOf(await browser.post('/api/registrations', { ...person, email: 'a@schule.example', password: PASSWORD }))).toBe(
      'REGISTRATION_OFF',
    );
    const accept = { ...person, secret: newSecret(), password: PASSWORD };
    expect(codeOf(await browser.put('/api/invited_teachers/accept', accept))).toBe('PASSWORD_SIGN_IN_OFF');
    expect(await scene.api.database.manager.count(Session)).toBe(0);
  });

  it('a school account signs on, and signing out leads to its provider, too; not to one that has no way out', async () => {
    const { browser } = await scene.signedOn(school, 'ada-1');
    const { body } = await browser.delete<{ alsoAt?: string }>('/api/sessions');
    const address = new URL(body.alsoAt!);
    expect(address.origin).toBe(school.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'murmel',
      post_logout_redirect_uri: `${scene.api.configuration.publicUrl}/login`,
    });
    const local = await signedIn(scene.api);
    expect((await local.browser.delete('/api/sessions')).body).toEqual({});
  });

  it('an admin comes in by a link of the command line, once and within fifteen minutes; other people do not', async () => {
    const { manager } = scene.api.database;
    const follow = async (token: string) => (await scene.api.browser().get(`/sign_on/admin?token=${token}`)).headers.get('location');
    const linkOf = async (fields: Partial<Account>) => {
      const account = await scene.api.people.account(fields);
      return { account, token: await issueMailToken(manager, account.id, 'admin') };
    };
    const { account, token } = await linkOf({ admin: true });
    const browser = scene.api.browser();
    // A look at the address uses nothing up.
    await fetch(`${scene.api.origin}/sign_on/admin?token=${token}`, { method: 'HEAD', redirect: 'manual' });
    expect((await browser.get(`/sign_on/admin?token=${token}`)).headers.get('location')).toBe('/');
    expect((await browser.get<Account>('/api/users/me')).body).toMatchObject({ id: account.id, admin: true });
    expect(await follow(token)).toBe('/sign_on/refused?why=expired');
    const old = await linkOf({ admin: true });
    await manager.update(MailToken, { hash: hashSecret(old.token) }, { expiresAt: new Date(Date.now() - 1) });
    const colleague = await linkOf({});
    const locked = await linkOf({ admin: true, lockedAt: new Date() });
    const other = await issueMailToken(manager, account.id, 'confirm');
    for (const wrong of [old.token, colleague.token, locked.token, other, newSecret(), '', 'x'.repeat(5000)])
      expect(await follow(wrong)).toBe('/sign_on/refused?why=expired');
    expect(await manager.countBy(Session, { accountId: colleague.account.id })).toBe(0);
  });
});

describe('[E26] [away-sign-on] a provider that is away', () => {
  it('says so soon, opens nothing and disturbs no other one; it is back when it is back', async () => {
    await school.stop();
    const begun = Date.now();
    const walk = scene.walk();
    expect(await walk.to('/sign_on/with/schule')).toBe('/sign_on/refused?why=away&provider=schule');
    expect(Date.now() - begun).toBeLessThan(promised(5000));
    land.add({ sub: 'land-2', claims: { role: 'teacher', school: '4711', given_name: 'Ida', family_name: 'Noddack' } });
    land.signsIn = 'land-2';
    expect(await scene.walk().to('/sign_on/with/land')).toBe('/sign_on/refused?why=notInvited&provider=land');
    await school.start();
    expect((await scene.signedOn(school, 'ada-1')).browser.cookies.has('murmel_session')).toBe(true);
  });

  it('goes away while a person is there: the answer opens nothing', async () => {
    const walk = scene.walk();
    const state = new URL(await walk.here('/sign_on/with/schule')).searchParams.get('state')!;
    await school.stop();
    const query = new URLSearchParams({ code: 'a-code', state, iss: school.issuer });
    expect(await walk.to(`/sign_on/with/schule/callback?${query}`)).toBe('/sign_on/refused?why=away&provider=schule');
    await school.start();
  });
});

describe('[E26] providers in the administration', () => {
  const read = async () => {
    const { browser } = await admin();
    return {
      browser,
      body: (await browser.get<{ passwordSignIn: boolean; providers: AdministeredProvider[] }>('/api/backoffice/sign_on')).body,
    };
  };
  const newSchool = async () => {
    const made = { id: newId(), name: 'Schule am Wald', token: newSecret(), imprint: '', createdAt: new Date() };
    await scene.api.database.manager.insert(School, made);
    return made;
  };

  it('are shown with their addresses and numbers, without the secret, to admins alone', async () => {
    await scene.signedOn(school, 'ada-1');
    const { body } = await read();
    const { publicUrl } = scene.api.configuration;
    expect(body.passwordSignIn).toBe(false);
    expect(body.providers[0]).toMatchObject({
      ...{ id: 'schule', issuer: school.issuer, clientId: 'murmel', teachers: null, schoolClaim: null, newAccounts: true, accounts: 1 },
      ...{ redirectUri: `${publicUrl}/sign_on/with/schule/callback`, logoutUri: `${publicUrl}/sign_on/with/schule/logout` },
    });
    expect(body.providers[1]).toMatchObject({
      id: 'land',
      teachers: { claim: 'role', values: ['teacher'] },
      schoolClaim: 'school',
      accounts: 0,
      usedAt: null,
    });
    expect(JSON.stringify(body)).not.toContain('a-secret-of-the-client');
    for (const [browser, status] of [
      [scene.api.browser(), 401],
      [(await signedIn(scene.api)).browser, 403],
    ] as const)
      expect((await browser.get('/api/backoffice/sign_on')).status).toBe(status);
  });

  it('are tested now: each line by itself, also of one that is away', async () => {
    const { browser } = await read();
    const test = async (id: string) =>
      (await browser.post<{ checks: { check: string; passed: boolean; detail: string | null }[] }>(`/api/backoffice/sign_on/${id}/tests`))
        .body.checks;
    expect((await test('schule')).map(({ check, passed }) => [check, passed])).toEqual([
      ['reached', true],
      ['issuer', true],
      ['keys', true],
      ['codes', true],
      ['logout', true],
    ]);
    expect((await test('land')).at(-1)).toMatchObject({ check: 'logout', passed: false });
    await school.stop();
    const away = await test('schule');
    expect(away.map(({ passed }) => passed)).toEqual([false, false, false, false, false]);
    expect(away[0]!.detail).toBe('does not answer');
    await school.start();
    expect((await browser.post('/api/backoffice/sign_on/unknown/tests')).status).toBe(404);
  });

  it('are named by schools: one value of a provider is one school', async () => {
    const { browser } = await read();
    const [one, two] = [await newSchool(), await newSchool()];
    const name = (id: string, schoolId: string, value?: string) =>
      browser.post<AdministeredProvider>(`/api/backoffice/sign_on/${id}/schools`, { schoolId, value });
    expect(codeOf(await name('land', one.id))).toBe('SCHOOL_VALUE_NEEDED');
    expect((await name('land', one.id, ' DE-NI-4711 ')).body.schools).toEqual([{ schoolId: one.id, name: one.name, value: 'de-ni-4711' }]);
    expect((await name('land', one.id, 'DE-ni-4711')).status).toBe(201);
    expect(codeOf(await name('land', two.id, 'de-ni-4711'))).toBe('SCHOOL_VALUE_TAKEN');
    expect((await name('schule', one.id, 'ignored')).body.schools).toEqual([{ schoolId: one.id, name: one.name, value: '' }]);
    expect(codeOf(await name('schule', two.id))).toBe('SCHOOL_VALUE_TAKEN');
    expect([codeOf(await name('land', newId(), 'x')), codeOf(await name('unknown', one.id))]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    // Without a claim the provider alone names the school.
    school.add({ sub: 'ida-1' });
    await scene.signedOn(school, 'ida-1');
    expect(await scene.api.database.manager.countBy(Account, { schoolId: one.id })).toBe(1);
    const remove = () => browser.delete(`/api/backoffice/sign_on/land/schools/${one.id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await scene.api.database.manager.countBy(SchoolSignOn, { providerId: 'land' })).toBe(0);
  });
});
