import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestBrowser } from '../../support/browser.js';
import { type Bent, DEEP, fresh, LTI_CLAIM, LTI_DEEP, type Placed } from '../../support/lti-claims.js';
import { goesTo, LtiCast, type PlacedSheet } from './lti-cast.js';

let lti: LtiCast;
let sheet: PlacedSheet;
beforeAll(async () => {
  lti = await LtiCast.start();
  sheet = await lti.sheet();
});
afterAll(() => lti.stop());

type Claims = Record<string, unknown>;
const now = (): number => Math.floor(Date.now() / 1000);
const changed = (more: Claims) => (claims: Claims) => ({ ...claims, ...more });
const without = (name: string) => (claims: Claims) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

/** Answers that no honest platform sends in this moment, each with the reason that its page names. */
const FORGED: Record<string, Bent & { why?: string }> = {
  'another nonce': { claims: changed({ nonce: fresh() }) },
  'no nonce': { claims: without('nonce') },
  'another audience': { claims: changed({ aud: 'anderes-werkzeug' }) },
  'several audiences without azp': { claims: (claims) => ({ ...claims, aud: [claims['aud'], 'anderes-werkzeug'] }) },
  'a thousand audiences': { claims: (claims) => ({ ...claims, aud: [claims['aud'], ...Array.from({ length: 1000 }, fresh)] }) },
  'another azp': { claims: changed({ azp: 'anderes-werkzeug' }) },
  'another issuer': { claims: changed({ iss: 'https://fremd.example' }) },
  'eleven minutes old': { claims: changed({ iat: now() - 660 }) },
  'made in the future': { claims: changed({ iat: now() + 600 }) },
  'no iat': { claims: without('iat') },
  expired: { claims: changed({ exp: now() - 60 }) },
  'no exp': { claims: without('exp') },
  'a foreign key under a known name': { signedBy: 'foreign' },
  'a key of an unknown name': { header: { kid: 'unbekannt' } },
  'a key inside the answer': { header: { jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' }, kid: 'eigener' } },
  'alg none': { signedBy: 'none' },
  'alg NONE with the name of a key': { signedBy: 'none', header: { alg: 'NONE' } },
  'HS256 with the public key as secret': { signedBy: 'shared' },
  'another deployment': { claims: changed({ [`${LTI_CLAIM}deployment_id`]: '18' }), why: 'unknownPlatform' },
  'no deployment': { claims: without(`${LTI_CLAIM}deployment_id`) },
  'another version': { claims: changed({ [`${LTI_CLAIM}version`]: '1.1' }) },
  'another message': { claims: changed({ [`${LTI_CLAIM}message_type`]: 'LtiSubmissionReviewRequest' }) },
  'no subject': { claims: without('sub') },
  'a subject that is no text': { claims: changed({ sub: { id: 7 } }) },
  'no roles': { claims: without(`${LTI_CLAIM}roles`) },
  'no place in a course': { claims: without(`${LTI_CLAIM}resource_link`) },
  'no link of ours': {
    claims: (claims) => without(`${LTI_CLAIM}target_link_uri`)(changed({ [`${LTI_CLAIM}custom`]: [] })(claims)),
    why: 'gone',
  },
  'a link that never was': {
    claims: changed({ [`${LTI_CLAIM}custom`]: { murmel_link: '0199d0a0-0000-7000-8000-000000000000' } }),
    why: 'gone',
  },
  'deep nesting': { claims: changed({ deep: DEEP }) },
  '200 kB of one claim': { claims: changed({ [`${LTI_CLAIM}deployment_id`]: 'x'.repeat(160_000) }), why: 'tooLarge' },
  'a choice by a learner': {
    claims: changed({
      [`${LTI_CLAIM}message_type`]: 'LtiDeepLinkingRequest',
      [`${LTI_DEEP}deep_linking_settings`]: { deep_link_return_url: 'https://x.example', accept_types: ['ltiResourceLink'] },
    }),
    why: 'role',
  },
};

describe('[E26] a forged launch', () => {
  /** Expects that nothing was opened, also not by the address that comes after a launch. */
  async function expectNothing(browser: TestBrowser, before: Record<string, number>): Promise<void> {
    expect(goesTo(await browser.get('/lti/enter'))).toBe('/lti/refused?why=expired');
    expect((await browser.get(sheet.cast.path)).status).toBe(404);
    expect(await lti.opened()).toEqual(before);
  }

  it(`answers: ${Object.keys(FORGED).length} kinds open nothing, and honest learners come in meanwhile`, async () => {
    for (const [index, [name, { why = 'invalid', ...bent }]] of Object.entries(FORGED).entries()) {
      const browser = lti.api.browser();
      const before = await lti.opened();
      expect([name, await lti.launch(browser, lti.learner(sheet.placed, 'mallory'), bent)]).toEqual([name, `/lti/refused?why=${why}`]);
      await expectNothing(browser, before);
      if (index % 10 === 0)
        expect(await lti.launch(lti.api.browser(), lti.learner(sheet.placed, `ehrlich${index}`))).toContain(sheet.cast.item.id);
    }
    expect(Object.keys(FORGED).length).toBeGreaterThanOrEqual(30);
  });

  it('forms: replayed, of another browser, without cookie or state, doubled fields, other kinds of handshakes', async () => {
    const { placed } = sheet;
    const [own, thief] = [lti.api.browser(), lti.api.browser()];
    const form = await lti.wire.form(await lti.login(own, lti.learner(placed, 'nora')));
    const before = await lti.opened();
    // A victim whose browser holds another launch of its own, and one that holds none.
    await lti.login(thief, lti.learner(placed, 'thief'));
    for (const [name, browser, fields] of [
      ['another browser', thief, form],
      ['no cookie', lti.api.browser(), form],
      ['no state', own, { id_token: form.id_token }],
      ['an invented state', own, { ...form, state: fresh() }],
      ['a state twice', own, `${new URLSearchParams(form).toString()}&state=${form.state}`],
    ] as const) {
      expect([name, await lti.sendForm(browser, fields)]).toEqual([name, '/lti/refused?why=expired']);
      await expectNothing(browser, before);
    }
    // A token twice uses its handshake up, and opens nothing.
    const twice = await lti.wire.form(await lti.login(own, lti.learner(placed, 'nora')));
    const doubled = `${new URLSearchParams(twice).toString()}&id_token=${twice.id_token}`;
    expect(await lti.sendForm(own, doubled)).toBe('/lti/refused?why=invalid');
    expect(await lti.sendForm(own, twice)).toBe('/lti/refused?why=expired');
    await expectNothing(own, before);

    // The honest form, at the same moment in two requests: one of them goes on.
    const both = await Promise.all([lti.sendForm(own, form), lti.sendForm(own, form)]);
    expect(both.toSorted()).toEqual(['/lti/enter', '/lti/refused?why=expired']);
    const entered = await Promise.all([own.get('/lti/enter'), own.get('/lti/enter')]);
    expect(entered.map(goesTo).filter((path) => path.includes('refused'))).toHaveLength(1);
    expect((await lti.opened())['lti_learner']).toBe(before['lti_learner']! + 1);
    expect(await lti.sendForm(own, form)).toBe('/lti/refused?why=expired');
    // With its nonce of an earlier launch under a new state.
    const again = await lti.wire.form(await lti.login(own, lti.learner(placed, 'nora')));
    expect(await lti.sendForm(own, { id_token: form.id_token, state: again.state })).toBe('/lti/refused?why=invalid');
  });

  it('10 MB, other kinds of bodies, logins of strangers and plain addresses open nothing', async () => {
    const browser = lti.api.browser();
    const before = await lti.opened();
    const { state } = await lti.wire.form(await lti.login(browser, lti.learner(sheet.placed, 'mallory')));
    expect(await lti.sendForm(browser, `state=${state}&id_token=${'x'.repeat(10_000_000)}`)).toBe('/lti/refused?why=tooLarge');
    expect(goesTo(await browser.call('POST', '/lti/launch', { body: { state, id_token: 'x' }, csrf: null }))).toMatch(/^\/lti\/refused/);
    const login = new URL(lti.wire.loginUrl(lti.learner(sheet.placed)));
    for (const [field, value, why] of [
      ['iss', 'https://fremd.example', 'unknownPlatform'],
      ['client_id', 'unbekannt', 'unknownPlatform'],
      ['lti_deployment_id', '18', 'unknownPlatform'],
      ['login_hint', '', 'invalid'],
    ] as const) {
      const url = new URL(login);
      url.searchParams.set(field, value);
      expect(goesTo(await browser.get(`${url.pathname}${url.search}`))).toBe(`/lti/refused?why=${why}`);
    }
    expect(goesTo(await browser.get(`${login.pathname}${login.search}&login_hint=zwei`))).toBe('/lti/refused?why=invalid');
    for (const path of ['/lti/enter', '/lti/return']) expect(goesTo(await browser.get(path))).toBe('/lti/refused?why=expired');
    await expectNothing(browser, before);
  });

  it("links: of another platform, of a stranger's item by its own id, of what is locked or in the trash", async () => {
    const { manager } = lti.api.database;
    const [other, locked, trashed] = [
      await lti.sheet(),
      await lti.sheet(undefined, { privacy: 'locked' }),
      await lti.sheet(undefined, { discardedAt: new Date() }),
    ];
    const placed = (custom: Record<string, string>): Placed => lti.wire.place({ custom });
    const before = await lti.opened();
    const foreign = await lti.link(other.cast, 'andere');
    for (const [name, place, why] of [
      ['another platform', placed({ murmel_link: foreign.id }), 'gone'],
      ["a stranger's item", placed({ murmel_link: other.cast.item.id, murmel_item: other.cast.item.id }), 'gone'],
      ['in the trash', trashed.placed, 'gone'],
      ['locked', locked.placed, 'closed'],
    ] as const) {
      const browser = lti.api.browser();
      expect([name, await lti.launch(browser, lti.learner(place, 'mallory'))]).toEqual([name, `/lti/refused?why=${why}`]);
      expect(await lti.opened()).toEqual(before);
    }
    expect(await manager.countBy(Item, { id: other.cast.item.id })).toBe(1);
  });
});

describe("a platform's keys", () => {
  it('are asked for once, not for each forged name; a new key counts after half a minute, an old one not any more', async () => {
    const asked = () => lti.wire.asked.filter((one) => one === 'GET /keys').length;
    await lti.launch(lti.api.browser(), lti.learner(sheet.placed, 'olga'));
    const before = asked();
    for (let index = 0; index < 5; index += 1)
      await lti.launch(lti.api.browser(), lti.learner(sheet.placed, 'mallory'), { header: { kid: `flut-${index}` } });
    expect(asked()).toBe(before);
    await lti.wire.rotate(false, 'ES256');
    expect(await lti.launch(lti.api.browser(), lti.learner(sheet.placed, 'olga'))).toBe('/lti/refused?why=invalid');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect(await lti.launch(lti.api.browser(), lti.learner(sheet.placed, 'olga'))).toContain(sheet.cast.item.id);
    vi.useRealTimers();
    expect(asked()).toBe(before + 1);
    expect(await lti.launch(lti.api.browser(), lti.learner(sheet.placed, 'olga'), { signedBy: 'foreign' })).toBe(
      '/lti/refused?why=invalid',
    );
  });

  it('that do not come, or are 10 MB, are said to be away; an admin sees it, and what to write over there', async () => {
    const { browser } = sheet.cast.admin;
    const test = async () =>
      (
        await browser.post<{ checks: { check: string; passed: boolean; detail: string | null }[] }>(
          '/api/backoffice/lti/schulplattform/tests',
        )
      ).body.checks;
    const failed = async () => (await test()).filter(({ passed }) => !passed).map(({ check, detail }) => [check, detail]);
    expect(await failed()).toEqual([]);
    for (const manner of ['away', 'huge', 503] as const) {
      Object.assign(lti.wire.manners, { keys: manner, token: manner });
      expect(await failed()).toEqual([
        ['keys', 'away'],
        ['grades', 'away'],
      ]);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
    lti.wire.manners.keys = 'away';
    const before = await lti.opened();
    expect(await lti.launch(lti.api.browser(), lti.learner(sheet.placed, 'paula'))).toBe('/lti/refused?why=away');
    vi.useRealTimers();
    expect(await lti.opened()).toEqual(before);
    Object.assign(lti.wire.manners, { keys: 'good', token: 401 });
    expect(await failed()).toEqual([['grades', 'refused']]);
    lti.wire.manners.token = 'good';
    const read = await browser.get('/api/backoffice/lti');
    expect(read.body).toMatchObject({
      tool: { launchUrl: `${lti.api.origin}/lti/launch`, secure: false },
      platforms: [{ id: 'schulplattform', links: expect.any(Number) }, { id: 'andere' }],
    });
    expect((await browser.post('/api/backoffice/lti/fremd/tests')).status).toBe(404);
    expect((await sheet.cast.owner.browser.get('/api/backoffice/lti')).status).toBe(403);
  });
});
