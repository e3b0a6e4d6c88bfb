import { type AboutOpen, ownLook } from '@murmel/contracts';
import { Account, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { copiesOf } from './open-items.js';
import { originChain } from './origin-chain.js';

/** Returns what is displayed beside an open item for its readers: nothing that they could not learn item by item. */
export async function openItemDetails(manager: EntityManager, context: RequestContext): Promise<AboutOpen> {
  const { id, facts } = itemOf(context);
  const item = await manager.findOneByOrFail(Item, { id });
  const { publicName } = await manager.findOneByOrFail(Account, { id: item.ownerId });
  const [{ open, copies }] = await manager.query<[{ open: number; copies: number }]>(
    `select (select count(*)::integer from open_item o join item i on i.id = o.id where i.owner_id = $2) as open, ${copiesOf('$1')} as copies`,
    [id, item.ownerId],
  );
  return {
    author: { name: publicName, look: ownLook(item.ownerId), open },
    copies,
    underReview: facts.disputed,
    origins: await originChain(manager, context, item),
  };
}
