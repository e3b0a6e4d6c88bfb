import { type Actor, decide, type ItemFacts } from '@murmel/access-policy';
import { PRIVACY_LEVELS, VISITOR_PERMISSIONS } from '@murmel/contracts';
import { type Account, Item, loadItemFacts } from '@murmel/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readableContents } from '../../../apps/api/src/core/folders/readable-contents.js';
import { listItems } from '../../../apps/api/src/core/items/list-items.js';
import { searchItems } from '../../../apps/api/src/core/search/search-items.js';
import { searchTerms } from '../../../apps/api/src/core/search/search-terms.js';
import { ReplicaReads } from '../../../apps/api/src/platform/replica/replica-reads.js';
import { startApi, type TestApi } from '../../support/api.js';
import { draws } from '../../support/draws.js';
import { HOLDS_SECONDS } from '../../support/on-this-machine.js';
import { projectCast } from '../projects/project-cast.js';
import { everythingSays } from '../search/finding.js';

let api: TestApi;
let people: Account[];
let projectId: string;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  const { classOwner, owner, colleague, pupil, project } = await projectCast(api);
  projectId = project.id;
  people = [
    classOwner.account,
    owner.account,
    await api.people.account({ admin: true, reviewer: true }),
    await api.people.account({ confirmedAt: null }),
    pupil.account,
    colleague.account,
  ];
});
afterAll(() => api.stop());

/** Persons by their place in `people`; only teachers have folders and addresses to be invited by. */
const TEACHERS = [0, 1, 2, 3, 5];
const PUPIL = 4;
/** With the twenty rounds of `npm run proof -- --long properties` two thousand. */
const WORLDS = process.env['FAULT_ROUNDS'] === undefined ? 60 : 100;
const someItem = fc.record({
  /** a pupil makes things in a project */
  owner: fc.constantFrom(...TEACHERS, PUPIL),
  privacy: fc.constantFrom(...PRIVACY_LEVELS),
  visitorPermission: fc.constantFrom(...VISITOR_PERMISSIONS),
  discarded: fc.boolean(),
  hidden: fc.boolean(),
  hasChild: fc.boolean(),
  /** in which folder, by its place in `folders` */
  folder: fc.option(fc.nat({ max: 2 }), { nil: null }),
  members: fc.uniqueArray(fc.record({ person: fc.constantFrom(...TEACHERS), role: fc.constantFrom('read' as const, 'write' as const) }), {
    maxLength: 3,
    selector: ({ person }) => person,
  }),
});

const actorOf = ({ id, type, admin, reviewer }: Account): Actor => ({ account: { id, type, admin, reviewer }, visitorId: null });

const someFolder = fc.record({
  owner: fc.constantFrom(...TEACHERS),
  privacy: fc.constantFrom(...PRIVACY_LEVELS),
  visitorPermission: fc.constantFrom(...VISITOR_PERMISSIONS),
  around: fc.option(fc.nat({ max: 2 }), { nil: null }),
  members: fc.uniqueArray(fc.record({ person: fc.constantFrom(...TEACHERS), role: fc.constantFrom('read' as const, 'write' as const) }), {
    maxLength: 2,
    selector: ({ person }) => person,
  }),
});

/** Folders in others of the same owner that stand before them, so that none lies in itself. */
async function makeFolders(wanted: readonly (typeof someFolder extends fc.Arbitrary<infer F> ? F : never)[]): Promise<Item[]> {
  const made: Item[] = [];
  for (const { owner, privacy, visitorPermission, around, members } of wanted) {
    const outer = around === null ? undefined : made[around];
    const folderId = outer?.ownerId === people[owner]!.id ? outer.id : null;
    const folder = await api.people.item(people[owner]!, { kind: 'folder', privacy, visitorPermission, folderId });
    for (const { person, role } of members) await api.people.member(folder, people[person]!, role);
    made.push(folder);
  }
  return made;
}

/** Checks that a person's search results equal the items of their own that they may read. @returns their number */
async function compareSearch(
  person: Account,
  actor: Actor,
  readable: readonly string[],
  facts: ReadonlyMap<string, ItemFacts>,
): Promise<number> {
  const { manager } = api.database;
  const { found, total } = await searchItems(api.application.get(ReplicaReads), actor, person.id, await searchTerms(manager, 'wald'), {
    q: 'wald',
    page: 1,
    limit: 100,
  });
  // Items that are only public do not count as the person's own.
  const theirs = readable.filter((id) => {
    const { ownerId, parentId, memberRole, folders, project } = facts.get(id)!;
    const invited = memberRole !== null || folders.some((folder) => folder.memberRole !== null);
    return parentId === null && (ownerId === person.id || invited || project === 'teacher');
  });
  expect(found.map(({ item: { id } }) => id).sort()).toEqual(theirs);
  expect(total).toBe(theirs.length);
  return total;
}

describe('lists', () => {
  it('show exactly the items for which decide allows item.list, folders and the search what it allows to read', async () => {
    let [compared, throughFolders, found, world] = [0, 0, 0, 0];
    await fc.assert(
      fc.asyncProperty(
        fc.array(someItem, { minLength: 1, maxLength: 12 }),
        fc.array(someFolder, { minLength: 1, maxLength: 3 }),
        async (wanted, wantedFolders) => {
          await api.database.manager.deleteAll(Item);
          const folders = await makeFolders(wantedFolders);
          for (const { owner: wantedOwner, privacy, visitorPermission, discarded, hidden, hasChild, members, folder } of wanted) {
            // An item in a folder belongs to the folder's owner; items of pupils are in no folder.
            const place = folder === null || wantedOwner === PUPIL ? undefined : folders[folder];
            const owner = place ? people.findIndex(({ id }) => id === place.ownerId) : wantedOwner;
            const folderId = place?.id ?? null;
            const discardedAt = discarded ? new Date() : null;
            const item = await api.people.item(people[owner]!, {
              ...{ privacy, visitorPermission, discardedAt, folderId, hiddenAt: hidden ? new Date() : null },
              projectId: owner === PUPIL ? projectId : null,
            });
            if (hasChild) await api.people.item(people[owner]!, { parentId: item.id });
            // Pupils' items have no members.
            if (owner !== PUPIL) for (const { person, role } of members) await api.people.member(item, people[person]!, role);
          }
          const all = await api.database.manager.find(Item);
          const ids = all.map(({ id }) => id);
          await everythingSays(api, 'wald');
          world += 1;
          for (const person of people) {
            const actor = actorOf(person);
            const facts = await loadItemFacts(api.database.manager, actor, ids);
            const allowed = (operation: 'item.list' | 'item.read') =>
              ids.filter((id) => decide(actor, operation, { item: facts.get(id) }).allow).sort();
            const { items, total } = await listItems(api.application.get(ReplicaReads), person.id, { page: 1, limit: 100 });
            expect(items.map(({ id }) => id).sort()).toEqual(allowed('item.list'));
            expect(total).toBe(allowed('item.list').length);
            compared += ids.length;
            found += person === people[world % people.length] ? await compareSearch(person, actor, allowed('item.read'), facts) : 0;
            for (const { id: folderId, ownerId } of folders.filter((folder) => folder.ownerId !== person.id)) {
              const inside = all.filter((item) => item.folderId === folderId).map(({ id }) => id);
              const seen = await readableContents(api.database.manager, actor, folderId, { page: 1, limit: 100 });
              expect(seen.items.map(({ id }) => id).sort()).toEqual(allowed('item.read').filter((id) => inside.includes(id)));
              expect(ownerId).not.toBe(person.id);
              throughFolders += seen.total;
            }
          }
        },
      ),
      { numRuns: draws(WORLDS) },
    );
    expect(compared).toBeGreaterThan(0);
    // A few worlds may have no folder that grants access, and no search results.
    if (HOLDS_SECONDS) expect([compared > 300, throughFolders > 10, found > 20]).toEqual([true, true, true]);
  });
});
