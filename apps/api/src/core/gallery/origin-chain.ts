import { decide } from '@murmel/access-policy';
import { type OriginStep, ownLook } from '@murmel/contracts';
import { Account, Item, type ItemOrigin, loadItemFacts } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { RequestContext } from '../../platform/request-context.js';
import { galleryPath } from './gallery-path.js';

/** Maximum length of the chain; further copies of copies are omitted. */
const STEPS = 10;

interface Stage {
  itemId: string | null;
  accountId: string | null;
  licence: OriginStep['licence'];
  /** author's name as given by an imported file: nothing else is known */
  name?: string;
}

type Row = Record<'source_id' | 'source_account_id' | 'first_id' | 'first_account_id' | 'author_name', string | null> &
  Record<'source_licence' | 'first_licence', ItemOrigin['sourceLicence']> & { brought_in: boolean };

/** Returns the sources of an item step by step, the nearest first; links and titles only where the caller may read. */
export async function originChain(manager: EntityManager, context: RequestContext, { id, ownerId }: Item): Promise<OriginStep[]> {
  const rows = await manager.query<Row[]>(
    `with recursive chain as (
       select 1 as step, o.* from item_origin o where o.item_id = $1
       union all
       select step + 1, o.* from chain join item_origin o on o.item_id = chain.source_id where step < ${STEPS})
     select * from chain order by step`,
    [id],
  );
  // Copies of an owner's own work count as their work.
  const stages = stagesOf(rows).filter(({ accountId }) => accountId !== ownerId);
  const ids = stages.flatMap(({ itemId }) => itemId ?? []);
  const items = new Map((await manager.findBy(Item, { id: In(ids) })).map((item) => [item.id, item]));
  const facts = await loadItemFacts(manager, context.actor, ids);
  const people = await manager.findBy(Account, { id: In(stages.flatMap(({ accountId }) => accountId ?? [])) });
  const nameOf = new Map(people.map((person) => [person.id, person.publicName]));
  return stages.map(({ itemId, accountId, licence, name }) => {
    const item = items.get(itemId ?? '');
    const readable = item && decide(context.actor, 'item.read', { item: facts.get(item.id) }).allow;
    return {
      title: readable ? item.title : null,
      author: name ?? nameOf.get(accountId ?? '') ?? null,
      look: accountId === null ? null : ownLook(accountId),
      licence,
      path: readable ? (galleryPath(item) ?? null) : null,
    };
  });
}

function stagesOf(rows: readonly Row[]): Stage[] {
  const stages = rows
    .filter((row) => !row.brought_in)
    .map((row): Stage => ({ itemId: row.source_id, accountId: row.source_account_id, licence: row.source_licence }));
  const end = rows.at(-1);
  if (!end) return stages;
  const told = end.author_name === null ? [] : [{ itemId: null, accountId: null, licence: end.first_licence, name: end.author_name }];
  if (end.brought_in || told.length > 0) return [...stages, ...told];
  // The way ends where something has gone; what stood at the beginning is known all the same.
  const known = stages.at(-1)?.itemId === end.first_id || end.source_id !== null;
  const first = { itemId: end.first_id, accountId: end.first_account_id, licence: end.first_licence };
  return known || (first.itemId === null && first.accountId === null) ? stages : [...stages, first];
}
