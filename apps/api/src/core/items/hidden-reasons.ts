import type { Hiding } from '@murmel/contracts';
import type { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';

interface Row {
  id: string;
  since: Date;
  reason: string;
  asked_again: boolean;
}

/** Returns the reasons why reviewers hid some of these items, by id; omits items that are not hidden, which mostly saves the query. */
export async function hiddenReasons(manager: EntityManager, items: readonly Pick<Item, 'id' | 'hiddenAt'>[]): Promise<Map<string, Hiding>> {
  const ids = items.flatMap(({ id, hiddenAt }) => (hiddenAt ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await manager.query<Row[]>(
    `select distinct on (i.id) i.id, i.hidden_at as since, v.reason, v.asked_again_at is not null as asked_again
       from item i join item_verdict v on v.item_id = i.id and v.verdict = 'hidden'
      where i.id = any($1::uuid[]) and i.hidden_at is not null order by i.id, v.created_at desc`,
    [ids],
  );
  return new Map(rows.map(({ id, since, reason, asked_again: askedAgain }) => [id, { reason, since: since.toISOString(), askedAgain }]));
}
