import type { Item as ItemAnswer } from '@murmel/contracts';
import { LIMITS } from '@murmel/contracts';
import { erasePerson, Item, ItemReport, ItemVerdict, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { remix } from '../remixes/copies.js';
import { askAgain, caseOf, decideOn, report, reviewCast } from './reporting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const status = async (browser: TestBrowser, path: string): Promise<number> => (await browser.get(path)).status;
const page = (browser: TestBrowser, id: string) => browser.get<ItemAnswer & Refusal>(`/api/items/${id}`);
const inGallery = async (browser: TestBrowser, title: string): Promise<number> =>
  (await browser.get<{ total: number }>(`/api/gallery?q=${title}`)).body.total;
const inFeed = async (id: string): Promise<boolean> => {
  const before = (BigInt(`0x${id.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  const after = before.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return JSON.stringify((await api.browser().get(`/api/gallery/amb?limit=1&afterItem=${after}`)).body).includes(id);
};

describe('[C27] [SES-28] GET /reviews', () => {
  it('is for reviewers who are teachers; everybody else is refused, pupils with the flag, too', async () => {
    const { owner, other, pupil, stranger, nobody, reviewer } = await reviewCast(api);
    await api.database.query('update account set reviewer = true where id = $1', [pupil.account.id]);
    for (const { browser } of [owner, other, pupil, stranger]) expect(await status(browser, '/api/reviews')).toBe(403);
    expect(await status(nobody, '/api/reviews')).toBe(401);
    expect(await status(reviewer.browser, '/api/reviews')).toBe(200);
    for (const query of ['state=x', 'limit=101', `ownerId=${newId()}`])
      expect(await status(reviewer.browser, `/api/reviews?${query}`)).toBe(400);
  });

  it('groups what people say of one item, never by whom; decided cases are in their own list with the log', async () => {
    const { item, other, guest, reviewer } = await reviewCast(api, { title: 'Moos' });
    await report(other.browser, item.id, { reason: 'personal', note: 'Da steht ein Name.' });
    await report(guest.browser, item.id, { reason: 'wrong', note: '' });
    const waiting = (await caseOf(reviewer.browser, item.id))!;
    expect(waiting).toMatchObject({
      item: { id: item.id, title: 'Moos', hidden: null, abilities: { review: true } },
      ...{ waiting: 2, hidden: false, askedAgainAt: null, verdicts: [] },
      reports: [{ reason: 'wrong' }, { reason: 'personal', note: 'Da steht ein Name.', decidedAt: null }],
    });
    for (const id of [other.account.id, guest.visitor.id]) expect(JSON.stringify(waiting)).not.toContain(id);
    await decideOn(reviewer.browser, item.id, 'released', 'Der Name ist erfunden.');
    expect(await caseOf(reviewer.browser, item.id)).toBeUndefined();
    expect(await caseOf(reviewer.browser, item.id, 'state=decided')).toMatchObject({
      ...{ waiting: 0, hidden: false },
      verdicts: [{ verdict: 'released', reason: 'Der Name ist erfunden.', by: 'Rita Rat' }],
    });
  });

  it('[E21] what is not open (any more), in the trash, invisible or one’s own is not in it, and comes back with being open', async () => {
    const { item, owner, other, reviewer } = await reviewCast(api);
    const mine = await api.people.item(reviewer.account, { privacy: 'public_for_all' });
    for (const { id } of [item, mine]) await report(other.browser, id);
    expect(await caseOf(reviewer.browser, mine.id)).toBeUndefined();
    expect((await decideOn(reviewer.browser, mine.id, 'released')).status).toBe(403);
    for (const change of [
      { privacy: 'locked' },
      { discardedAt: new Date() },
      { visitorPermission: 'visitor_permissions_invisible' },
    ] as const) {
      const { privacy, discardedAt, visitorPermission } = item;
      await api.database.manager.update(Item, { id: item.id }, change);
      expect(await caseOf(reviewer.browser, item.id)).toBeUndefined();
      expect((await decideOn(reviewer.browser, item.id, 'hidden')).status).toBe(404);
      expect((await page(reviewer.browser, item.id)).status).toBe(404);
      await api.database.manager.update(Item, { id: item.id }, { privacy, discardedAt, visitorPermission });
    }
    expect(await caseOf(reviewer.browser, item.id)).toBeDefined();
    const secret = await api.people.item(owner.account, { privacy: 'secret' });
    expect((await decideOn(reviewer.browser, secret.id, 'hidden')).body).toEqual(
      (await decideOn(reviewer.browser, newId(), 'hidden')).body,
    );
  });
});

describe('[C27] PUT /items/{id}/review', () => {
  it('hides: gone for everybody but owner, members and reviewers, from gallery, feed and copies; they read why', {
    tags: ['proof'],
  }, async () => {
    const title = `Moos${newId().slice(-8)}`;
    const cast = await reviewCast(api, { title });
    const { item, owner, writer, reader, other, guest, nobody, pupil, reviewer } = cast;
    await report(guest.browser, item.id);
    expect([await inGallery(nobody, title), await inFeed(item.id)]).toEqual([1, true]);
    expect((await decideOn(reviewer.browser, item.id, 'hidden', 'Das Foto gehört dir nicht.')).status).toBe(200);
    for (const browser of [other.browser, guest.browser, pupil.browser, nobody]) {
      const [answer, missing] = [await page(browser, item.id), await page(browser, newId())];
      expect([answer.status, answer.body]).toEqual([404, missing.body]);
      expect((await report(browser, item.id)).status).toBe(404);
      expect(await status(browser, `/api/gallery/${item.id}`)).toBe(404);
    }
    const byToken = await nobody.get(`/api/items/${item.id}`, {
      headers: { 'x-public-token': item.publicToken, 'x-access-token': item.token },
    });
    expect(byToken.status).toBe(404);
    for (const { browser } of [owner, writer, reader])
      expect((await page(browser, item.id)).body).toMatchObject({
        hidden: { reason: 'Das Foto gehört dir nicht.', since: expect.any(String), askedAgain: false },
        abilities: { remix: false, report: false },
      });
    expect((await page(reviewer.browser, item.id)).body).toMatchObject({ hidden: null, abilities: { read: true, contribute: false } });
    expect([await inGallery(owner.browser, title), await inFeed(item.id)]).toEqual([0, false]);
    expect((await remix(owner.browser, item.id)).body.code).toBe('ITEM_HIDDEN');
    expect((await remix(other.browser, item.id)).status).toBe(404);
    // Another way to share it is no way around.
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'secret' });
    expect((await nobody.get(`/api/items/${item.id}`, { headers: { 'x-access-token': item.token } })).status).toBe(404);
  });

  it('its owner asks for another look, once; released it is back where it was, and the log knows both decisions', async () => {
    const title = `Moos${newId().slice(-8)}`;
    const { item, owner, writer, other, nobody, reviewer } = await reviewCast(api, { title });
    await report(other.browser, item.id);
    expect((await askAgain(owner.browser, item.id)).status).toBe(403);
    await decideOn(reviewer.browser, item.id, 'hidden');
    expect(await caseOf(reviewer.browser, item.id)).toBeUndefined();
    expect((await askAgain(writer.browser, item.id)).status).toBe(403);
    expect((await askAgain(other.browser, item.id)).status).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await askAgain(owner.browser, item.id)).body).toMatchObject({ hidden: { askedAgain: true } });
    expect(await caseOf(reviewer.browser, item.id)).toMatchObject({ hidden: true, waiting: 0, askedAgainAt: expect.any(String) });
    expect((await decideOn(reviewer.browser, item.id, 'released', 'Danke!')).status).toBe(200);
    expect((await page(nobody, item.id)).body).toMatchObject({ hidden: null });
    expect([await inGallery(nobody, title), await inFeed(item.id)]).toEqual([1, true]);
    expect(await caseOf(reviewer.browser, item.id, 'state=decided')).toMatchObject({
      ...{ hidden: false, askedAgainAt: null },
      verdicts: [{ verdict: 'released', reason: 'Danke!' }, { verdict: 'hidden' }],
    });
    // A wrong release is put right without another report.
    expect((await decideOn(reviewer.browser, item.id, 'hidden')).status).toBe(200);
    expect((await page(nobody, item.id)).status).toBe(404);
  });

  it('only reviewers, only of what was reported, with a reason; many at once leave one state and all of their lines', async () => {
    const { item, owner, other, writer, pupil, guest, nobody, reviewer } = await reviewCast(api);
    expect((await decideOn(reviewer.browser, item.id, 'hidden')).status).toBe(403);
    await report(guest.browser, item.id);
    for (const browser of [owner.browser, other.browser, writer.browser, pupil.browser, guest.browser, nobody])
      expect((await decideOn(browser, item.id, 'hidden')).status).toBe(403);
    const long = 'x'.repeat(LIMITS.report.reasonMax + 1);
    for (const [verdict, reason] of [
      ['hidden', ' '],
      ['hidden', long],
      ['deleted', 'x'],
    ] as const)
      expect((await decideOn(reviewer.browser, item.id, verdict, reason)).status).toBe(400);
    const twice = await reviewer.browser.put(`/api/items/${item.id}/review`, { verdict: 'hidden', reason: 'x', id: newId() });
    expect(twice.status).toBe(400);
    expect((await api.database.manager.findOneByOrFail(Item, { id: item.id })).hiddenAt).toBeNull();
    await Promise.all(Array.from({ length: 6 }, (_, n) => decideOn(reviewer.browser, item.id, n % 2 ? 'hidden' : 'released')));
    const [newest] = await api.database.manager.find(ItemVerdict, { where: { itemId: item.id }, order: { createdAt: 'DESC' } });
    const { hiddenAt } = await api.database.manager.findOneByOrFail(Item, { id: item.id });
    expect(hiddenAt !== null).toBe(newest!.verdict === 'hidden');
    expect(await api.database.manager.countBy(ItemVerdict, { itemId: item.id })).toBe(6);
  });

  it('whoever goes is forgotten: a reporter with their words, a reviewer by name; what was decided stays', async () => {
    const { item, owner, other, guest, reviewer } = await reviewCast(api);
    await report(other.browser, item.id);
    await report(guest.browser, item.id);
    await decideOn(reviewer.browser, item.id, 'hidden');
    const { manager } = api.database;
    const person = (accountId: string | null, visitorId: string | null) => ({ accountId, email: null, visitorId });
    for (const one of [person(other.account.id, null), person(null, guest.visitor.id), person(reviewer.account.id, null)])
      await api.database.transaction((running) => erasePerson(running, one));
    expect(await manager.findBy(ItemReport, { itemId: item.id })).toMatchObject(
      Array.from({ length: 2 }, () => ({ accountId: null, visitorId: null, note: '', reason: 'rights' })),
    );
    expect((await page(owner.browser, item.id)).body).toMatchObject({ hidden: { reason: 'Das Foto gehört dir nicht.' } });
    expect(await manager.findBy(ItemVerdict, { itemId: item.id })).toMatchObject([{ reviewerId: null, verdict: 'hidden' }]);
  });
});

describe('PUT /reviewers', () => {
  const set = (browser: TestBrowser, email: string, reviewer: boolean) => browser.put<Refusal>('/api/reviewers', { email, reviewer });

  it('admins of the installation make a teacher a reviewer and take it back; nobody else does, also not reviewers', async () => {
    const { other, owner, admin, pupil, stranger, nobody, reviewer } = await reviewCast(api);
    const email = other.account.email!;
    for (const { browser } of [owner, other, reviewer, pupil, stranger]) {
      expect((await set(browser, email, true)).status).toBe(403);
      expect(await status(browser, '/api/reviewers')).toBe(403);
    }
    expect((await set(nobody, email, true)).status).toBe(401);
    expect((await set(admin.browser, email.toUpperCase(), true)).body).toMatchObject({ id: other.account.id, email });
    expect(await status(other.browser, '/api/reviews')).toBe(200);
    const list = await admin.browser.get<{ entries: { id: string }[] }>('/api/reviewers?limit=100');
    expect(list.body.entries.map(({ id }) => id)).toContain(other.account.id);
    await set(admin.browser, email, false);
    expect(await status(other.browser, '/api/reviews')).toBe(403);
    const unconfirmed = await api.people.account({ confirmedAt: null });
    for (const unknown of ['niemand@schule.example', unconfirmed.email!])
      expect((await set(admin.browser, unknown, true)).body.code).toBe('TEACHER_UNKNOWN');
    expect((await set(admin.browser, 'x', true)).status).toBe(400);
  });
});
