import { type Actor, decide } from '@murmel/access-policy';
import { PRIVACY_LEVELS, VISITOR_PERMISSIONS } from '@murmel/contracts';
import { type Account, Item, loadItemFacts } from '@murmel/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listItems } from '../../../apps/api/src/core/items/list-items.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
let people: Account[];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  people = [
    await api.people.account(),
    await api.people.account(),
    await api.people.account({ admin: true, reviewer: true }),
    await api.people.account({ confirmedAt: null }),
    await api.people.account({ type: 'Pupil', email: null }),
  ];
});
afterAll(() => api.stop());

/** Persons by their place in `people`; only teachers own items and have addresses to be invited by. */
const TEACHERS = [0, 1, 2, 3];
const someItem = fc.record({
  owner: fc.constantFrom(...TEACHERS),
  privacy: fc.constantFrom(...PRIVACY_LEVELS),
  visitorPermission: fc.constantFrom(...VISITOR_PERMISSIONS),
  discarded: fc.boolean(),
  hasChild: fc.boolean(),
  members: fc.uniqueArray(fc.record({ person: fc.constantFrom(...TEACHERS), role: fc.constantFrom('read' as const, 'write' as const) }), {
    maxLength: 3,
    selector: ({ person }) => person,
  }),
});

const actorOf = ({ id, type, admin, reviewer }: Account): Actor => ({ account: { id, type, admin, reviewer }, visitorId: null });

describe('lists', () => {
  it('show exactly the items for which decide allows item.list', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(someItem, { minLength: 1, maxLength: 12 }), async (wanted) => {
        await api.database.manager.deleteAll(Item);
        for (const { owner, privacy, visitorPermission, discarded, hasChild, members } of wanted) {
          const item = await api.people.item(people[owner]!, { privacy, visitorPermission, discardedAt: discarded ? new Date() : null });
          if (hasChild) await api.people.item(people[owner]!, { parentId: item.id });
          for (const { person, role } of members) await api.people.member(item, people[person]!, role);
        }
        const ids = (await api.database.manager.find(Item, { select: { id: true } })).map(({ id }) => id);
        for (const person of people) {
          const actor = actorOf(person);
          const facts = await loadItemFacts(api.database.manager, actor, ids);
          const allowed = ids.filter((id) => decide(actor, 'item.list', { item: facts.get(id) }).allow);
          const { items, total } = await listItems(api.database.manager, person.id, { page: 1, limit: 100 });
          expect(items.map(({ id }) => id).sort()).toEqual(allowed.sort());
          expect(total).toBe(allowed.length);
          compared += ids.length;
        }
      }),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(300);
  });
});
