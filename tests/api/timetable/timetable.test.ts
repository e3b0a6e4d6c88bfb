import { type Item as Answer, TOOLS, type ToolItem } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { castOf, expectOwnerOnly } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { kind, route } = TOOLS.timetable;
const PATH = `/api${route}`;
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};

describe('an item of timetable', () => {
  it('is made, locked and without a title of its own, and stands in the list of its owner alone', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const { status, body } = await owner.browser.post<ToolItem<'timetable'>>(PATH, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind, privacy: 'locked', title: 'Neu: Timetable' });
    expect((await owner.browser.get<{ entries: Answer[] }>(PATH)).body.entries.map(({ id }) => id)).toEqual([body.id]);
    expect((await other.browser.get<{ total: number }>(PATH)).body.total).toBe(0);
    expect((await other.browser.get(`${PATH}/${body.id}`)).status).toBe(404);
  });

  it('is shown to whoever has its link, and changed by whoever may', async () => {
    const cast = await castOf(api, { kind });
    const address = `${PATH}/${cast.item.id}`;
    expect((await cast.guest.browser.get(address)).status).toBe(200);
    expect((await cast.nobody.get(address, { headers: { 'x-access-token': cast.item.token } })).status).toBe(200);
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.put(address, { title: 'Wald' })).status).toBe(403);
    expect((await cast.writer.browser.put<Answer>(address, { title: 'Wald' })).body.title).toBe('Wald');
  });

  it('goes into the trash by its owner alone, and comes back', async () => {
    const cast = await castOf(api, { kind });
    const address = `${PATH}/${cast.item.id}`;
    await expectOwnerOnly(cast, (browser) => browser.delete(address));
    expect((await cast.owner.browser.delete(address)).status).toBe(200);
    expect((await cast.guest.browser.get(address)).status).toBe(404);
    expect((await cast.owner.browser.patch(`/api/items/${cast.item.id}/restore`)).status).toBe(200);
    expect((await cast.guest.browser.get(address)).status).toBe(200);
  });

  it('goes along in the copy of an account, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), account);
    const { id } = (await browser.post<Answer>(PATH, { title: 'Wald' })).body;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const copy = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(copy.get('data.json')!.toString())).toMatchObject({ item: [{ id, kind, title: 'Wald' }] });
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await api.database.manager.existsBy(Item, { id })).toBe(false);
  });

  it('holds what the tool is for', async () => {
    const { browser } = await teacher();
    const { body } = await browser.post<ToolItem<'timetable'>>(PATH, {});
    const { body: plain } = await browser.get<Answer>(`/api/items/${body.id}`);
    expect(Object.keys(body).filter((field) => !(field in plain))).not.toEqual([]);
  });
});
