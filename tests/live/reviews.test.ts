import type { ItemMetadata, LiveAnswer } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { LiveAuthorizer } from '../../apps/api/src/live/live-authorizer.js';
import { LiveGateway } from '../../apps/api/src/live/live-gateway.js';
import { askAgain, decideOn, report, reviewCast } from '../api/reviews/reporting.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type Looking = LiveBrowser<ItemMetadata>;

async function look(browser: TestBrowser, id: string, publicToken?: string): Promise<Looking> {
  const live = await LiveBrowser.open<ItemMetadata>(browser);
  const join = { topic: 'item-head', id, ...(publicToken ? { about: { publicToken } } : {}) };
  const answer = (await live.socket.timeout(5000).emitWithAck('join', join)) as LiveAnswer<ItemMetadata>;
  expect(answer).toMatchObject({ ok: true, state: { state: { hidden: null } } });
  return live;
}

describe('who looks while rights change', () => {
  it('is let in by what is right then, however often the question about it overtakes theirs', async () => {
    const { item, other } = await reviewCast(api);
    const live = await LiveBrowser.open<ItemMetadata>(other.browser);
    const [door, gateway] = [api.application.get(LiveAuthorizer), api.application.get(LiveGateway)];
    const ask = vi.spyOn(door, 'authorize');
    for (let change = 0; change < 3; change += 1)
      ask.mockImplementationOnce(async (topic, joining) => {
        gateway.decideAgain(item.id);
        await new Promise((done) => setTimeout(done, 50));
        return LiveAuthorizer.prototype.authorize.call(door, topic, joining);
      });
    expect(await live.socket.timeout(5000).emitWithAck('join', { topic: 'item-head', id: item.id })).toMatchObject({ ok: true });
    expect(ask.mock.calls.length).toBeGreaterThan(3);
    ask.mockRestore();
    live.close();
  });
});

describe('[C27] what a reviewer decides', () => {
  it('is with everybody within two seconds: others are out, the owner reads why, asks again, and all come back', async () => {
    const { item, owner, writer, other, guest, nobody, reviewer } = await reviewCast(api);
    await report(other.browser, item.id);
    const outside = await Promise.all([
      look(other.browser, item.id),
      look(guest.browser, item.id),
      look(nobody, item.id, item.publicToken),
    ]);
    const inside = await Promise.all([look(owner.browser, item.id), look(writer.browser, item.id)]);
    const looks = await look(reviewer.browser, item.id, item.publicToken);

    await decideOn(reviewer.browser, item.id, 'hidden', 'Das Foto gehört dir nicht.');
    await within(
      2000,
      () =>
        outside.every(({ left }) => left.at(-1)?.code === 'NOT_FOUND') &&
        inside.every(({ newest }) => newest?.hidden?.reason === 'Das Foto gehört dir nicht.'),
      () => [outside.map(({ left }) => left), inside.map(({ newest }) => newest)],
    );
    // A reviewer who decides keeps access, and receives no more than all others.
    expect([looks.left, looks.newest?.hidden ?? null]).toEqual([[], null]);

    await askAgain(owner.browser, item.id);
    await within(2000, () => inside.every(({ newest }) => newest?.hidden?.askedAgain === true));
    for (const live of outside) live.states.length = 0;
    await decideOn(reviewer.browser, item.id, 'released', 'Danke!');
    await within(
      2000,
      () => outside.every(({ newest }) => newest?.title === item.title) && inside.every(({ newest }) => newest?.hidden === null),
      () => [outside.map(({ states }) => states), inside.map(({ newest }) => newest)],
    );
    for (const live of [...outside, ...inside, looks]) live.close();
  });

  it('whoever is no reviewer any more does not look any longer', async () => {
    const { item, admin, other, reviewer } = await reviewCast(api);
    await report(other.browser, item.id);
    await decideOn(reviewer.browser, item.id, 'hidden');
    const looks = await LiveBrowser.open<ItemMetadata>(reviewer.browser);
    expect(await looks.socket.timeout(5000).emitWithAck('join', { topic: 'item-head', id: item.id })).toMatchObject({ ok: true });
    await admin.browser.put('/api/reviewers', { email: reviewer.account.email, reviewer: false });
    // The browser opens another line, and asks again.
    await within(2000, () => !looks.socket.connected);
    expect((await reviewer.browser.get(`/api/items/${item.id}`)).status).toBe(404);
    looks.close();
  });
});
