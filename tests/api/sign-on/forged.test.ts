import { Account, Handshake, hashSecret, newId, newSecret, Session, SignOnIdentity } from '@murmel/server';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { LiveBrowser, within } from '../../live/support/live-browser.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { FORGER_CLIENT, FORGER_SECRET, type Forgery, ForgingProvider } from '../../support/forging-provider.js';
import { signOnProviders } from '../../support/sign-on-walk.js';

const [wire, other] = [new ForgingProvider(), new ForgingProvider()];
/** A handshake that was begun in a browser. */
interface Begun {
  browser: TestBrowser;
  state: string;
}

let api: TestApi;
let account: Account;
let identity: SignOnIdentity;
beforeAll(async () => {
  await Promise.all([wire.start(), other.start()]);
  const setting = (id: string, { issuer }: ForgingProvider) => ({
    ...{ id, name: id, issuer, clientId: FORGER_CLIENT, key: FORGER_SECRET },
    teachers: { claim: 'role', values: ['teacher'] },
  });
  api = await startApi(inject('databaseUrl'), { signOnProviders: signOnProviders([setting('wire', wire), setting('other', other)]) });
  account = await api.people.account({ email: null });
  identity = api.database.manager.create(SignOnIdentity, {
    ...{ id: newId(), accountId: account.id, providerId: 'wire', issuer: wire.issuer, subject: wire.subject },
    ...{ createdAt: new Date(), usedAt: new Date() },
  });
  await api.database.manager.insert(SignOnIdentity, identity);
});
afterAll(async () => {
  await api.stop();
  await Promise.all([wire.stop(), other.stop()]);
});

async function begin(browser = api.browser(), provider = 'wire'): Promise<Begun> {
  const { headers } = await browser.get(`/sign_on/with/${provider}`);
  const asked = new URL(headers.get('location')!).searchParams;
  const forger = provider === 'wire' ? wire : other;
  forger.nonce = asked.get('nonce')!;
  return { browser, state: asked.get('state')! };
}

async function comeBack({ browser }: Pick<Begun, 'browser'>, query: string | Record<string, string>, provider = 'wire'): Promise<string> {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  const { headers } = await browser.get(`/sign_on/with/${provider}/callback?${search}`);
  return headers.get('location') ?? '';
}

const honestQuery = ({ state }: Begun) => ({ code: 'a-code', state, iss: wire.issuer });
const whyOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('why');
const in5Minutes = () => Math.floor(Date.now() / 1000) + 300;
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const withClaims = (more: JWTPayload): Forgery => ({ claims: (good) => ({ ...good, ...more }) });
const without = (name: string): Forgery => ({ claims: ({ [name]: _left, ...good }) => good });
const unsigned = (header: object) => (good: string) => `${base64(header)}.${good.split('.')[1]}.`;

/** Rows that an answer which is believed would leave, beside the ones that were there before. */
async function opened() {
  const { manager } = api.database;
  const [sessions, identities] = [await manager.count(Session), await manager.count(SignOnIdentity)];
  return { sessions, identities, newcomers: await manager.countBy(Handshake, { kind: 'newcomer' }) };
}
const NOTHING = { sessions: 0, identities: 1, newcomers: 0 };

describe('[E9] [TR-26] forged answers open nothing', () => {
  beforeEach(async () => {
    wire.forgery = {};
    await api.database.manager.deleteAll(Session);
  });
  afterEach(async () => expect(await opened()).toEqual(NOTHING));

  const tokens: [string, Forgery | (() => Promise<Forgery>), string][] = [
    ['another nonce', withClaims({ nonce: newSecret() }), 'invalid'],
    ['no nonce', without('nonce'), 'invalid'],
    ['another audience', withClaims({ aud: 'another-client' }), 'invalid'],
    ['no audience', without('aud'), 'invalid'],
    ['several audiences and no authorized party', withClaims({ aud: [FORGER_CLIENT, 'another-client'] }), 'invalid'],
    ['another authorized party', withClaims({ azp: 'another-client' }), 'invalid'],
    ['another issuer', withClaims({ iss: 'https://elsewhere.example' }), 'invalid'],
    ['the issuer with a slash', () => Promise.resolve(withClaims({ iss: `${wire.issuer}/` })), 'invalid'],
    ['the issuer of another provider', () => Promise.resolve(withClaims({ iss: other.issuer })), 'invalid'],
    ['expired', withClaims({ iat: in5Minutes() - 4000, exp: in5Minutes() - 400 }), 'invalid'],
    ['without an end', without('exp'), 'invalid'],
    ['not valid yet', withClaims({ nbf: in5Minutes() }), 'invalid'],
    ['without a subject', without('sub'), 'invalid'],
    ['an empty subject', withClaims({ sub: '' }), 'invalid'],
    ['a subject that is none', withClaims({ sub: { $ne: null } as unknown as string }), 'invalid'],
    ['a subject of ten thousand letters', withClaims({ sub: 'x'.repeat(10_000) }), 'invalid'],
    ['a foreign key under the known id', async () => ({ key: (await generateKeyPair('RS256')).privateKey }), 'invalid'],
    [
      'a foreign key under an id of its own',
      async () => ({ header: { kid: 'mine' }, key: (await generateKeyPair('RS256')).privateKey }),
      'invalid',
    ],
    ['a foreign key that the token brings along', bringsItsKey, 'invalid'],
    ['a foreign key at an address that the token names', async () => foreign({ jku: `${other.issuer}/keys` }), 'invalid'],
    ['the right key with a signature that is not taken', { header: { alg: 'RS384' } }, 'invalid'],
    ['no signature', { token: unsigned({ alg: 'none' }) }, 'invalid'],
    ['no signature, in capitals', { token: unsigned({ alg: 'NONE', kid: 'kept' }) }, 'invalid'],
    ['the client secret as key', { header: { alg: 'HS256' }, key: new TextEncoder().encode(FORGER_SECRET) }, 'invalid'],
    ['the public key as secret', publicKeyAsSecret, 'invalid'],
    ['claims of another hand under the old signature', { token: tampered }, 'invalid'],
    ['a logout token', { header: { typ: 'logout+jwt' } }, 'invalid'],
    ['an extension that must be understood', { header: { crit: ['x'], x: 1 } as never }, 'invalid'],
    ['no ID token', { token: () => undefined }, 'invalid'],
    ['rubbish', { token: () => 'a.b.c' }, 'invalid'],
    ['a megabyte', withClaims({ more: 'x'.repeat(1_000_000) }), 'invalid'],
    ['deep claims', { token: (good) => `${good.split('.')[0]}.${Buffer.from('['.repeat(50_000)).toString('base64url')}.x` }, 'invalid'],
    [
      'an answer without end',
      { answer: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{'.repeat(600_000)) },
      'invalid',
    ],
    [
      'a page instead of an answer',
      { answer: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hallo') },
      'invalid',
    ],
    ['led elsewhere', { answer: (response) => void response.writeHead(307, { location: `${other.issuer}/token` }).end() }, 'invalid'],
    ['a fault of the provider', { answer: (response) => void response.writeHead(503).end() }, 'away'],
    ['no answer', { answer: (response) => void response.destroy() }, 'away'],
    ['a pupil', withClaims({ role: 'pupil' }), 'notTeacher'],
    ['an admin', withClaims({ role: 'admin' }), 'notTeacher'],
    ['the claims of another person', { ...without('role'), userinfo: { sub: 'person-2', role: 'teacher' } }, 'invalid'],
  ];
  it.each(tokens)('an ID token: %s', async (_name, forgery, why) => {
    wire.forgery = typeof forgery === 'function' ? await forgery() : forgery;
    const begun = await begin();
    expect(whyOf(await comeBack(begun, honestQuery(begun)))).toBe(why);
  });

  async function foreign(header: Forgery['header']): Promise<Forgery> {
    return { header: { kid: 'mine', ...header }, key: (await generateKeyPair('RS256')).privateKey };
  }
  async function bringsItsKey(): Promise<Forgery> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const { exportJWK } = await import('jose');
    return { header: { jwk: await exportJWK(publicKey) }, key: privateKey };
  }
  async function publicKeyAsSecret(): Promise<Forgery> {
    const { exportSPKI, importJWK } = await import('jose');
    const pem = await exportSPKI((await importJWK(await wire.publicKey(), 'RS256')) as CryptoKey);
    return { header: { alg: 'HS256' }, key: new TextEncoder().encode(pem) };
  }
  function tampered(good: string): string {
    const [header, payload, signature] = good.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    return `${header}.${base64({ ...claims, name: 'another' })}.${signature}`;
  }

  const ways: [string, (begun: Begun) => Promise<string>, string][] = [
    ['in another browser', (begun) => comeBack({ browser: api.browser() }, honestQuery(begun)), 'expired'],
    ['in another browser with a handshake of its own', async (begun) => comeBack(await begin(), honestQuery(begun)), 'expired'],
    [
      'with a cookie that is made up',
      (begun) => comeBack({ browser: api.browser().with('murmel_handshake', newSecret()) }, honestQuery(begun)),
      'expired',
    ],
    ['too late', late, 'expired'],
    ['for another provider', (begun) => comeBack(begun, { ...honestQuery(begun), iss: other.issuer }, 'other'), 'expired'],
    ['from another provider', (begun) => comeBack(begun, { ...honestQuery(begun), iss: other.issuer }), 'invalid'],
    ['from no provider', ({ browser, state }) => comeBack({ browser }, { code: 'a-code', state }), 'invalid'],
    ['without a state', ({ browser }) => comeBack({ browser }, { code: 'a-code', iss: wire.issuer }), 'expired'],
    ['with a state that is made up', (begun) => comeBack(begun, { ...honestQuery(begun), state: newSecret() }), 'expired'],
    ['with the state twice', (begun) => comeBack(begun, `${new URLSearchParams(honestQuery(begun))}&state=${begun.state}`), 'expired'],
    ['with two codes', (begun) => comeBack(begun, `${new URLSearchParams(honestQuery(begun))}&code=b`), 'invalid'],
    ['with two issuers', (begun) => comeBack(begun, `${new URLSearchParams(honestQuery(begun))}&iss=${other.issuer}`), 'invalid'],
    ['with a token instead of a code', implicit, 'invalid'],
    ['with a state of five thousand letters', (begun) => comeBack(begun, { ...honestQuery(begun), state: 'x'.repeat(5000) }), 'expired'],
    ['with a code of ten thousand letters', (begun) => comeBack(begun, { ...honestQuery(begun), code: 'x'.repeat(10_000) }), 'invalid'],
    [
      'with a person who cancelled',
      ({ browser, state }) => comeBack({ browser }, { error: 'access_denied', state, iss: wire.issuer }),
      'cancelled',
    ],
    ['with an error and a code', (begun) => comeBack(begun, { ...honestQuery(begun), error: 'server_error' }), 'away'],
  ];
  it.each(ways)('an answer %s', async (_name, way, why) => expect(whyOf(await way(await begin()))).toBe(why));

  async function late(begun: Begun): Promise<string> {
    await api.database.manager.update(Handshake, { stateHash: hashSecret(begun.state) }, { expiresAt: new Date(Date.now() - 1000) });
    return comeBack(begun, honestQuery(begun));
  }
  async function implicit({ browser, state }: Begun): Promise<string> {
    return comeBack({ browser }, { id_token: await wire.sign(wire.honest()), state, iss: wire.issuer });
  }

  it('an answer that was used: the same address, its code, its token', async () => {
    const begun = await begin();
    const used = honestQuery(begun);
    const token = await wire.sign(wire.honest());
    expect(await comeBack(begun, used)).toBe('/');
    expect(await opened()).toEqual({ ...NOTHING, sessions: 1 });
    await api.database.manager.deleteAll(Session);
    expect(whyOf(await comeBack(begun, used))).toBe('expired');
    const again = await begin(begun.browser);
    wire.forgery = { token: () => token };
    expect(whyOf(await comeBack(again, { ...used, state: again.state }))).toBe('invalid');
  });

  it('two windows of one browser do not disturb each other', async () => {
    const first = await begin();
    const nonce = wire.nonce;
    const second = await begin(first.browser);
    expect(await comeBack(second, honestQuery(second))).toBe('/');
    wire.nonce = nonce;
    expect(await comeBack(first, honestQuery(first))).toBe('/');
    await api.database.manager.deleteAll(Session);
  });
});

describe('[E9] [TR-26] logouts of a provider', () => {
  const EVENT = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const message = (more: JWTPayload = {}): JWTPayload => ({
    ...{ iss: wire.issuer, aud: FORGER_CLIENT, iat: Math.floor(Date.now() / 1000), exp: in5Minutes(), jti: newId(), events: EVENT },
    ...{ sid: 'sid-1', sub: wire.subject },
    ...more,
  });
  const send = async (body: string | Record<string, string>, provider = 'wire') => {
    const response = await fetch(`${api.origin}/sign_on/with/${provider}/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
    });
    await response.arrayBuffer();
    return [response.status, response.headers.get('cache-control')];
  };
  const sent = async (claims: JWTPayload, forgery: Pick<Forgery, 'header' | 'key'> = {}, provider = 'wire') =>
    send({ logout_token: await wire.sign(claims, { header: { typ: 'logout+jwt' }, ...forgery }) }, provider);
  const OBEYED = [200, 'no-store'];
  const REFUSED = [400, 'no-store'];
  async function signedOn(sid = 'sid-1'): Promise<TestBrowser> {
    wire.forgery = withClaims({ sid });
    const begun = await begin();
    expect(await comeBack(begun, honestQuery(begun))).toBe('/');
    return begun.browser;
  }
  const isIn = async (browser: TestBrowser) => (await browser.get('/api/users/me')).status === 200;
  beforeEach(() => api.database.manager.deleteAll(Session));

  it('end the session, its line and its tickets within two seconds, and no other one', async () => {
    const [here, elsewhere, password] = [await signedOn(), await signedOn('sid-2'), await api.people.signIn(api.browser(), account)];
    const live = await LiveBrowser.open(here);
    const still = await LiveBrowser.open(elsewhere);
    const heard = await collectBusEvents(api, 'access.changed');
    const sessionHash = hashSecret(here.cookies.get('murmel_session')!);
    expect(await sent(message())).toEqual(OBEYED);
    await within(2000, () => live.disconnected !== undefined);
    // Collab-server closes the documents of a session that it hears of here (tests/collab/revoke.test.ts).
    await within(2000, () => heard.some((event) => event.sessionHash === sessionHash));
    expect([await isIn(here), await isIn(elsewhere), await isIn(password)]).toEqual([false, true, true]);
    expect(still.disconnected).toBeUndefined();
    still.close();
  });

  it('end all sessions of a person where they name no session, but none that a password began', async () => {
    const [first, second, password] = [await signedOn(), await signedOn('sid-2'), await api.people.signIn(api.browser(), account)];
    const { sid: _sid, ...claims } = message();
    expect(await sent(claims)).toEqual(OBEYED);
    expect([await isIn(first), await isIn(second), await isIn(password)]).toEqual([false, false, true]);
  });

  it('also end the look of an admin as another person, and what the admin goes back to', async () => {
    const { manager } = api.database;
    await manager.update(Account, { id: account.id }, { admin: true });
    const browser = await signedOn();
    const seen = await api.people.account();
    const look = () => browser.post(`/api/sessions/incognito/${seen.id}`, { reason: 'Anfrage 12' });
    expect((await look()).status).toBeLessThan(300);
    expect((await browser.delete('/api/sessions/incognito')).status).toBe(200);
    expect((await look()).status).toBeLessThan(300);
    expect((await browser.get<{ id: string }>('/api/users/me')).body.id).toBe(seen.id);
    // Nothing is signed on meanwhile.
    expect((await browser.get('/sign_on/with/wire')).headers.get('location')).toBe('/');
    expect(await sent(message())).toEqual(OBEYED);
    expect(await isIn(browser)).toBe(false);
    await manager.update(Account, { id: account.id }, { admin: false });
  });

  it('end the newcomer who has not made an account yet', async () => {
    wire.forgery = { ...withClaims({ sub: 'person-9', sid: 'sid-9' }), userinfo: { sub: 'person-9' } };
    const begun = await begin();
    expect(await comeBack(begun, honestQuery(begun))).toMatch(/^\/sign_on\/new/);
    expect(await sent(message({ sub: 'person-9', sid: 'sid-9' }))).toEqual(OBEYED);
    expect((await begun.browser.post('/api/sign_on/accounts', { firstname: 'A', name: 'B' })).status).toBe(410);
  });

  it('replayed and forged ones end nothing', async () => {
    const browser = await signedOn();
    const { privateKey } = await generateKeyPair('RS256');
    const used = message({ sid: 'sid-of-nobody', sub: wire.subject });
    expect(await sent(used)).toEqual(OBEYED);
    const { events: _events, ...noEvent } = message();
    const { jti: _jti, ...noId } = message();
    const { iat: _iat, ...noTime } = message();
    const { sid: _sid, sub: _sub, ...noSubject } = message();
    const attempts: [string, () => Promise<unknown>][] = [
      ['replayed', () => sent({ ...message(), jti: used.jti! })],
      ['a nonce', () => sent(message({ nonce: 'x' }))],
      ['no event', () => sent(noEvent)],
      ['another event', () => sent(message({ events: { 'https://schemas.example/other': {} } }))],
      ['an event that is none', () => sent(message({ events: { ...EVENT, ...{ [Object.keys(EVENT)[0]!]: 'yes' } } }))],
      ['no id', () => sent(noId)],
      ['no time', () => sent(noTime)],
      ['an old one', () => sent(message({ iat: in5Minutes() - 600 }))],
      ['an expired one', () => sent(message({ exp: in5Minutes() - 600 }))],
      ['no person and no session', () => sent(noSubject)],
      ['another audience', () => sent(message({ aud: 'another-client' }))],
      ['another issuer', () => sent(message({ iss: other.issuer }))],
      ['the address of another provider', () => sent(message(), {}, 'other')],
      ['an unknown provider', () => sent(message(), {}, 'unknown')],
      ['an ID token', () => sent(message(), { header: { typ: 'JWT' } })],
      ['a foreign key', () => sent(message(), { key: privateKey })],
      ['the client secret', () => sent(message(), { header: { alg: 'HS256' }, key: new TextEncoder().encode(FORGER_SECRET) })],
      ['no signature', async () => send({ logout_token: unsigned({ alg: 'none' })(await wire.sign(message())) })],
      ['nothing', () => send({})],
      ['two at once', async () => send(`logout_token=${await wire.sign(message())}&logout_token=${await wire.sign(message())}`)],
      ['a hundred kilobytes', () => send({ logout_token: 'x'.repeat(100_000) })],
    ];
    for (const [name, attempt] of attempts) {
      expect.soft([name, await attempt()]).not.toEqual([name, OBEYED]);
      expect.soft([name, await isIn(browser)]).toEqual([name, true]);
    }
    expect(await sent(message())).toEqual(OBEYED);
    expect(REFUSED).not.toEqual(OBEYED);
  });
});
