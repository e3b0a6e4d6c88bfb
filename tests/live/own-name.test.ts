import type { CurrentUser, LiveAnswer, OwnName } from '@murmel/contracts';
import { Account, newId, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { classCast, come, expectTeachersOnly } from '../api/classes/class-cast.js';
import { castOf } from '../api/sharing/cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { Refusal, TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function look(browser: TestBrowser, id: string) {
  const live = await LiveBrowser.open<OwnName>(browser);
  const answer = (await live.socket.timeout(5000).emitWithAck('join', { topic: 'person', id })) as LiveAnswer<OwnName>;
  return Object.assign(live, { answer });
}

const me = async (browser: TestBrowser): Promise<CurrentUser> => (await browser.get<CurrentUser>('/api/users/me')).body;
const chooses = (browser: TestBrowser, displayName: string) => browser.put<Refusal>('/api/users/me', { displayName });

/** A guest who wrote in a document, as the journal has it. */
async function wrote(itemId: string, visitorId: string): Promise<void> {
  await api.database.query("insert into document_update (item_id, bytes, visitor_id) values ($1, '\\x0000', $2)", [itemId, visitorId]);
}

describe('PATCH /pupil_accesses/{id}/reset_name', () => {
  it('is for the teachers of the class', async () => {
    const cast = await classCast(api);
    await expectTeachersOnly(cast, (browser) => browser.patch(`/api/pupil_accesses/${cast.pupils[1]!.id}/reset_name`));
    const { name } = await api.database.manager.findOneByOrFail(Account, { id: cast.pupils[1]!.id });
    expect(name).toBe('P2');
  });

  it('the pupil is called by a friendly name, hears it at once, and chooses another one, once', async () => {
    const cast = await classCast(api, ['Blödmann', 'Ben']);
    const [access, other] = cast.pupils;
    const [browser, second] = [api.browser(), api.browser()];
    await cast.owner.browser.put(`/api/school_classes/${cast.schoolClass.id}/open`, { open: true });
    await come(browser, access!.code);
    await come(second, other!.code);
    const [own, foreign, unknown] = [await look(browser, access!.id), await look(second, access!.id), await look(second, newId())];
    expect([own.answer.ok && own.answer.state.state, foreign.answer.ok || foreign.answer.refusal.code]).toEqual([
      expect.objectContaining({ name: 'Blödmann', asksName: false }),
      'NOT_FOUND',
    ]);
    expect(unknown.answer.ok || unknown.answer.refusal.code).toBe('NOT_FOUND');
    expect((await chooses(browser, 'Otto')).status).toBe(403);

    const { body } = await cast.coTeacher.browser.patch<{ name: string }>(`/api/pupil_accesses/${access!.id}/reset_name`);
    expect(body.name).toMatch(/^\p{L}+ \p{L}+$/u);
    await within(2000, () => own.newest?.asksName === true);
    expect(own.newest).toMatchObject({ name: body.name, asksName: true });
    expect(await me(browser)).toMatchObject({ name: body.name, asksName: true });
    const stored = () => api.database.manager.findOneByOrFail(Account, { id: access!.id });
    expect(await stored()).toMatchObject({ name: body.name, publicName: body.name });

    expect((await chooses(browser, 'Arschloch')).body).toMatchObject({
      code: 'BAD_REQUEST',
      data: { field: 'displayName', reason: 'name' },
    });
    expect((await chooses(browser, 'Mila')).status).toBe(200);
    await within(2000, () => own.newest?.name === 'Mila');
    expect(own.newest).toMatchObject({ name: 'Mila', asksName: false });
    expect(await stored()).toMatchObject({ name: 'Mila', publicName: 'Mila', nameAskedAt: null });
    expect((await chooses(browser, 'Otto')).status).toBe(403);
    expect(foreign.states).toEqual([]);
    for (const live of [own, foreign, unknown]) live.close();
  });
});

describe('PATCH /items/{id}/people/{personId}/reset_name', () => {
  it('[C6] gives a guest who took part another name in the item, whatever they chose, and asks them for one', async () => {
    const cast = await castOf(api);
    await chooses(cast.guest.browser, 'Blödmann');
    await wrote(cast.item.id, cast.guest.visitor.id);
    const live = await look(cast.guest.browser, cast.guest.visitor.id);
    expect((await cast.writer.browser.patch(`/api/items/${cast.item.id}/people/${cast.guest.visitor.id}/reset_name`)).status).toBe(200);
    await within(2000, () => live.newest?.asksName === true);
    const [row] = await api.database.query<{ name: string }[]>('select name from guest_name where item_id = $1 and visitor_id = $2', [
      cast.item.id,
      cast.guest.visitor.id,
    ]);
    const now = await api.database.manager.findOneByOrFail(Visitor, { id: cast.guest.visitor.id });
    expect(row!.name).toMatch(/^\p{L}+ \p{L}+$/u);
    expect([now.named, now.displayName]).toEqual([false, row!.name]);
    expect((await chooses(cast.guest.browser, 'Mila')).status).toBe(200);
    expect(await me(cast.guest.browser)).toMatchObject({ name: 'Mila', asksName: false });
    live.close();
  });

  it('reaches nobody who did not take part, and no pupil of somebody else’s class', async () => {
    const [cast, mine, others] = [await castOf(api), await classCast(api, ['Meins']), await classCast(api, ['Fremd'])];
    const item = await api.people.item(mine.owner.account, {});
    await wrote(cast.item.id, cast.guest.visitor.id);
    const reset = (browser: TestBrowser, itemId: string, personId: string) =>
      browser.patch<Refusal>(`/api/items/${itemId}/people/${personId}/reset_name`);
    const refused = new Set<string>();
    for (const personId of [newId(), cast.guest.visitor.id, others.pupils[0]!.id, mine.coTeacher.account.id, mine.owner.account.id]) {
      const answer = await reset(mine.owner.browser, item.id, personId);
      expect(answer.status).toBe(404);
      refused.add(JSON.stringify(answer.body));
    }
    expect(refused.size).toBe(1);
    for (const { browser } of [cast.reader, cast.guest])
      expect((await reset(browser, cast.item.id, cast.guest.visitor.id)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.stranger.browser, cast.pupil.browser, cast.nobody])
      expect((await reset(browser, cast.item.id, cast.guest.visitor.id)).status).toBe(404);
    expect(await me(cast.guest.browser)).toMatchObject({ name: 'Gast Otter', asksName: false });

    expect((await reset(mine.owner.browser, item.id, mine.pupils[0]!.id)).status).toBe(200);
    const { name, nameAskedAt } = await api.database.manager.findOneByOrFail(Account, { id: mine.pupils[0]!.id });
    expect([name === 'Meins', nameAskedAt === null]).toEqual([false, false]);
  });
});

describe('what the administration switches for one person', () => {
  it('[NAV-33] is told to their open pages, and to nobody else', async () => {
    const [admin, teacher, other] = await Promise.all([api.people.account({ admin: true }), api.people.account(), api.people.account()]);
    const [boss, browser, third] = await Promise.all([admin, teacher, other].map((account) => api.people.signIn(api.browser(), account)));
    const [own, foreign] = [await look(browser!, teacher.id), await look(third!, other.id)];
    await boss!.put(`/api/backoffice/users/${teacher.id}`, { disabledTools: ['surveys'], enabledFeatures: ['schoolclasses_shared'] });
    // The line ends, so that the next one is of what they may do now; a page opens it at once.
    await within(2000, () => !own.socket.connected);
    const { answer } = await look(browser!, teacher.id);
    expect(answer.ok && answer.state.state.switches).toMatchObject({
      disabledTools: ['surveys'],
      enabledFeatures: ['schoolclasses_shared'],
      licence: 'school',
    });
    expect(foreign.socket.connected).toBe(true);
    expect(foreign.states).toEqual([]);
  });

  it('a lock ends their live line', async () => {
    const [admin, teacher] = await Promise.all([api.people.account({ admin: true }), api.people.account()]);
    const [boss, browser] = await Promise.all([admin, teacher].map((account) => api.people.signIn(api.browser(), account)));
    const own = await look(browser!, teacher.id);
    await boss!.put(`/api/backoffice/users/${teacher.id}`, { locked: true });
    await within(2000, () => !own.socket.connected);
  });
});
