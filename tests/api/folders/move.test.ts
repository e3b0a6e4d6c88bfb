import { Item, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf, stored } from '../sharing/cast.js';
import { AT_ONCE, DEPTH, move, nested, type SignedInAccount, teacher } from './shelf.js';

let api: TestApi;
let owner: SignedInAccount;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  owner = await teacher(api);
});
afterAll(() => api.stop());

const placeOf = async (item: { id: string }) => (await stored(api, item)).folderId;
const refusal = async (answer: ReturnType<typeof move>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('PUT /items/move', () => {
  it('[LIB-02] several at once into a folder and out again; what they are like stays', async () => {
    const [folder] = await nested(api, owner.account, 1);
    const items = [await api.people.item(owner.account), await api.people.item(owner.account, { kind: 'survey' })];
    const ids = items.map(({ id }) => id);
    const answer = await move(owner, [...ids, ids[0]!], folder!.id);
    expect([answer.status, answer.body.map(({ folderId }) => folderId)]).toEqual([200, [folder!.id, folder!.id]]);
    expect(await stored(api, items[0]!)).toEqual({ ...items[0], folderId: folder!.id });
    expect((await move(owner, ids, null)).status).toBe(200);
    expect([await placeOf(items[0]!), await placeOf(items[1]!)]).toEqual([null, null]);
  });

  it("what is another's, in the trash, a part of an item, a pupil's or nowhere is not moved, and nothing else is; it all looks the same", async () => {
    const [folder] = await nested(api, owner.account, 1);
    const [own, foreign] = [await api.people.item(owner.account), await castOf(api)];
    await api.people.member(foreign.item, owner.account, 'write');
    const child = await api.people.item(owner.account, { parentId: own.id });
    const trashed = await api.people.item(owner.account, { discardedAt: new Date() });
    for (const { id } of [foreign.item, child, trashed, { id: newId() }])
      expect(await refusal(move(owner, [own.id, id], folder!.id))).toEqual([422, 'ITEM_NOT_MOVABLE']);
    expect([await placeOf(own), await placeOf(foreign.item), await placeOf(child)]).toEqual([null, null, null]);
  });

  it("into another's folder, one in the trash, an item or nothing: no", async () => {
    const [own, other] = [await api.people.item(owner.account), await teacher(api)];
    const shared = await api.people.item(other.account, { kind: 'folder', privacy: 'secret' });
    await api.people.member(shared, owner.account, 'write');
    const trashed = await api.people.item(owner.account, { kind: 'folder', discardedAt: new Date() });
    for (const { id } of [shared, trashed, await api.people.item(owner.account), { id: newId() }])
      expect(await refusal(move(owner, [own.id], id))).toEqual([422, 'FOLDER_UNKNOWN']);
    expect(await placeOf(own)).toBeNull();
  });

  it('a folder never lies in itself, nor in what lies in it, nor too deep', async () => {
    const [outer, middle, inner] = await nested(api, owner.account, 3);
    for (const into of [outer!, middle!, inner!])
      expect(await refusal(move(owner, [outer!.id], into.id))).toEqual([422, 'FOLDER_INTO_ITSELF']);
    const deep = await nested(api, owner.account, DEPTH - 2);
    const answer = await move(owner, [outer!.id], deep.at(-1)!.id);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'FOLDER_TOO_DEEP', data: { limit: DEPTH } }]);
    expect((await move(owner, [outer!.id], deep.at(-2)!.id)).status).toBe(200);
  });

  it('two windows that put two folders into each other: one of them is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [...(await nested(api, owner.account, 1)), ...(await nested(api, owner.account, 1))];
      const answers = await Promise.all([refusal(move(owner, [one!.id], two!.id)), refusal(move(owner, [two!.id], one!.id))]);
      expect(answers.map(([status]) => status).sort()).toEqual([200, 422]);
      expect([await placeOf(one!), await placeOf(two!)].filter((place) => place === null)).toHaveLength(1);
    }
  });

  it(`at most ${AT_ONCE} at once; nobody but a teacher moves anything`, async () => {
    const { item, pupil, guest, nobody } = await castOf(api);
    const ids = Array.from({ length: AT_ONCE + 1 }, () => newId());
    expect((await move(owner, ids, null)).status).toBe(400);
    expect((await move(owner, [], null)).status).toBe(400);
    expect((await move({ browser: nobody }, [item.id], null)).status).toBe(401);
    for (const person of [pupil, guest]) expect((await move(person, [item.id], null)).status).toBe(403);
  });
});

describe('[E29] whoever moves something where others see it is asked', () => {
  it('says which folder, how it is shared, with whom and how much becomes seen; agreed, it is moved', async () => {
    const [outer, inner] = await nested(api, owner.account, 2, { privacy: 'members_only' });
    const colleague = await teacher(api);
    await api.people.member(outer!, colleague.account, 'read');
    const seen = await api.people.item(owner.account, { privacy: 'secret' });
    const locked = await api.people.item(owner.account);
    const answer = await move(owner, [seen.id, locked.id], inner!.id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'FOLDER_IS_SHARED',
      data: { folder: 'Ordner 1', privacy: 'members_only', members: [colleague.account.email], memberCount: 1, items: 1 },
    });
    expect([await placeOf(seen), await placeOf(locked)]).toEqual([null, null]);
    expect((await move(owner, [seen.id, locked.id], inner!.id, { agreed: true })).status).toBe(200);
    // Within the same folder it gets no new readers.
    expect((await move(owner, [seen.id], outer!.id)).status).toBe(200);
  });

  it('not where nobody comes in: what is locked, a folder for members without any, one behind a locked one', async () => {
    const seen = await api.people.item(owner.account, { privacy: 'secret' });
    const locked = await api.people.item(owner.account);
    const [open] = await nested(api, owner.account, 1, { privacy: 'secret' });
    expect((await move(owner, [locked.id], open!.id)).status).toBe(200);
    const [memberless] = await nested(api, owner.account, 1, { privacy: 'members_only' });
    expect((await move(owner, [seen.id], memberless!.id)).status).toBe(200);
    const behind = await api.people.item(owner.account, { kind: 'folder', folderId: open!.id });
    expect((await move(owner, [seen.id], behind.id)).status).toBe(200);
    expect((await move(owner, [seen.id], open!.id)).status).toBe(409);
    expect(await api.database.manager.countBy(Item, { folderId: open!.id })).toBe(2);
  });
});
