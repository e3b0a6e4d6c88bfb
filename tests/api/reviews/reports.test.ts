import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { ItemReport, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { remix } from '../remixes/copies.js';
import { caseOf, decideOn, knownTeacher, report, reviewCast } from './reporting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const reportsOf = (itemId: string) => api.database.manager.find(ItemReport, { where: { itemId }, order: { createdAt: 'ASC' } });
const visitors = async (): Promise<number> =>
  (await api.database.query<[{ n: number }]>('select count(*)::integer as n from visitor'))[0].n;

describe('[C27] POST /items/{id}/reports', () => {
  it('teachers, pupils, guests and people without anything report something open; only whoever reports gets a cookie', async () => {
    const { item, other, reader, pupil, guest, reviewer, nobody } = await reviewCast(api);
    const before = await visitors();
    const { headers } = await nobody.get(`/api/items/${item.id}`);
    await nobody.get(`/api/gallery/${item.id}`);
    expect([headers.get('set-cookie') ?? '', await visitors()]).toEqual([expect.not.stringContaining('visitor'), before]);
    for (const { browser } of [other, reader, pupil, guest, reviewer, { browser: nobody }])
      expect((await report(browser, item.id)).status).toBe(201);
    const stored = await reportsOf(item.id);
    expect(stored.map(({ accountId, visitorId }) => [accountId, visitorId])).toEqual([
      [other.account.id, null],
      [reader.account.id, null],
      [pupil.account.id, null],
      [null, guest.visitor.id],
      [reviewer.account.id, null],
      [null, expect.any(String)],
    ]);
    expect(stored[0]).toMatchObject({ reason: 'rights', note: 'Das Foto ist von mir.', decidedAt: null });
    expect(await visitors()).toBe(before + 1);
  });

  it('once per person, however many taps at once; a repeated key answers the same, another key does not', async () => {
    const { item, other, guest } = await reviewCast(api);
    const key = { 'idempotency-key': newId() };
    for (const { browser } of [other, guest]) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => report(browser, item.id, {}, key)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const again = await Promise.all(Array.from({ length: 4 }, () => report(browser, item.id, {}, { 'idempotency-key': newId() })));
      expect(new Set(again.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 ALREADY_REPORTED']));
      expect((await report(browser, item.id, { reason: 'wrong' }, key)).body.code).toBe('IDEMPOTENCY_CONFLICT');
    }
    expect(await reportsOf(item.id)).toHaveLength(2);
  });

  it('after a release others report still, and so does the same person once it was changed', async () => {
    const { item, other, reader, reviewer } = await reviewCast(api);
    await report(other.browser, item.id);
    await decideOn(reviewer.browser, item.id, 'released');
    expect((await report(other.browser, item.id)).body.code).toBe('ALREADY_REPORTED');
    expect((await report(reader.browser, item.id)).status).toBe(201);
    await api.database.query('update item set content_changed_at = now() where id = $1', [item.id]);
    expect((await report(other.browser, item.id)).status).toBe(201);
    expect((await caseOf(reviewer.browser, item.id))?.waiting).toBe(2);
  });

  it('one’s own, what is not open and what nobody has is not reported; nor without a reason, and no novels', async () => {
    const { item, owner, other, nobody } = await reviewCast(api);
    expect((await report(owner.browser, item.id)).status).toBe(403);
    for (const more of [{ reason: 'x' }, { reason: undefined }, { note: 'x'.repeat(LIMITS.report.noteMax + 1) }, { itemId: item.id }])
      expect((await report(other.browser, item.id, more)).status).toBe(400);
    const secret = await api.people.item(owner.account, { privacy: 'secret' });
    const trashed = await api.people.item(owner.account, { privacy: 'public_for_all', discardedAt: new Date() });
    const bodies = new Set<string>();
    for (const id of [secret.id, trashed.id, newId(), 'x'])
      for (const browser of [other.browser, nobody]) {
        const answer = await report(browser, id);
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
    expect(bodies.size).toBe(1);
    expect((await report(nobody, secret.id, {}, { 'x-access-token': secret.token })).status).toBe(403);
    expect([...(await reportsOf(item.id)), ...(await reportsOf(secret.id))]).toEqual([]);
  });

  it('a program is stopped: per person a day, per address without an account, and per item', { tags: ['proof'] }, async () => {
    const { owner, other, item } = await reviewCast(api);
    const { perPersonPerDay, perAddressPerMinute } = SERVER_LIMITS.reports;
    await api.database.query(`insert into attempt (key, failures, window_ends_at) values ($1, $2, now() + interval '1 hour')`, [
      `report:${other.account.id}`,
      perPersonPerDay - 1,
    ]);
    expect((await report(other.browser, item.id)).status).toBe(201);
    const second = await api.people.item(owner.account, { privacy: 'public_for_all' });
    expect((await report(other.browser, second.id)).body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { seconds: expect.any(Number) },
    });

    const full = await api.people.item(owner.account, { privacy: 'public_for_all' });
    const rows = Array.from({ length: LIMITS.report.perItem }, () => ({
      ...{ id: newId(), itemId: full.id, accountId: null, visitorId: null, reason: 'other' as const, note: '', createdAt: new Date() },
      decidedAt: null,
    }));
    await api.database.manager.insert(ItemReport, rows);
    const refused = await report(await knownTeacher(api), full.id);
    expect(refused.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: LIMITS.report.perItem } });

    const answers: number[] = [];
    for (let sent = 0; sent <= perAddressPerMinute; sent += 1) answers.push((await report(api.browser(), second.id)).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.filter((status) => status === 201).length).toBeGreaterThan(0);
  });
});

describe('copies of what was reported', () => {
  it('guests, new accounts and one teacher stop nobody; three teachers do, with a sentence, until a reviewer has looked', async () => {
    const { item, owner, other, writer, pupil, guest, reviewer } = await reviewCast(api);
    for (const browser of [guest.browser, pupil.browser, other.browser]) await report(browser, item.id);
    for (let n = 0; n < SERVER_LIMITS.reports.disputedBy; n += 1)
      await report(await api.people.signIn(api.browser(), await api.people.account()), item.id);
    for (let n = 1; n < SERVER_LIMITS.reports.disputedBy; n += 1) await report(await knownTeacher(api), item.id);
    expect((await remix(other.browser, item.id)).status).toBe(200);
    await report(await knownTeacher(api), item.id);
    const refused = await remix(other.browser, item.id);
    expect([refused.status, refused.body.code]).toEqual([403, 'ITEM_UNDER_REVIEW']);
    expect((await other.browser.get(`/api/gallery/${item.id}`)).body).toMatchObject({ underReview: true });
    for (const { browser } of [owner, writer]) expect((await remix(browser, item.id)).status).toBe(200);
    await decideOn(reviewer.browser, item.id, 'released');
    expect((await remix(other.browser, item.id)).status).toBe(200);
  });
});
