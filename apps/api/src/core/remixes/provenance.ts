import { decide } from '@murmel/access-policy';
import { itemTypeOf, type Provenance, publicPathOf } from '@murmel/contracts';
import { Account, Item, ItemOrigin, loadItemFacts } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { RequestContext } from '../../platform/request-context.js';

type Based = Provenance['basedOn'][number];

/** Returns the sources of an item, with current names; omits the owner's own work, and links only where the caller may follow them. */
export async function provenanceOf(manager: EntityManager, context: RequestContext, itemId: string): Promise<Pick<Provenance, 'basedOn'>> {
  const origin = await manager.findOneBy(ItemOrigin, { itemId });
  if (!origin) return { basedOn: [] };
  const { authorName, firstLicence } = origin;
  // Author named by a file; the rest of the source was never here.
  const told: Based[] = authorName === null ? [] : [{ author: authorName, licence: firstLicence, path: null }];
  if (origin.broughtIn) return { basedOn: told };
  const { ownerId } = await manager.findOneByOrFail(Item, { id: itemId });
  const stages = [
    { id: origin.firstId, accountId: origin.firstAccountId, licence: origin.firstLicence },
    { id: origin.sourceId, accountId: origin.sourceAccountId, licence: origin.sourceLicence },
  ];
  const [first, last] = stages as [(typeof stages)[number], (typeof stages)[number]];
  // An author of both is named once, with the licence and the path of the source.
  const same = first.accountId === null ? first.id === last.id && last.accountId === null : first.accountId === last.accountId;
  const shown = (same || told.length > 0 ? [last] : [first, last]).filter(({ accountId }) => accountId !== ownerId);
  const ids = shown.flatMap(({ id }) => id ?? []);
  const facts = await loadItemFacts(manager, context.actor, ids);
  const items = new Map((await manager.findBy(Item, { id: In(ids) })).map((item) => [item.id, item]));
  const people = await manager.findBy(Account, { id: In(shown.flatMap(({ accountId }) => accountId ?? [])) });
  const nameOf = new Map(people.map(({ id, publicName }) => [id, publicName]));
  return {
    basedOn: told.concat(
      shown.map(({ id, accountId, licence }): Based => {
        const item = id === null ? undefined : items.get(id);
        const type = item && itemTypeOf(item.kind);
        const readable = type && decide(context.actor, 'item.read', { item: facts.get(item.id) }).allow;
        return {
          author: nameOf.get(accountId ?? '') ?? null,
          licence,
          path: readable ? publicPathOf(type, item.id) : null,
        };
      }),
    ),
  };
}
