import type { Actor, ItemFacts } from '@murmel/access-policy';
import { NOTHING_PRESENTED } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';
import type { Privacy, VisitorPermission, MemberRole } from '@murmel/contracts';
import { equalSecrets } from '../secrets.js';

/** What a request carries to prove a right; the password is compared by the caller, because argon2 is slow. */
export interface Presented {
  token?: string | undefined;
  publicToken?: string | undefined;
  passwordRight?: boolean | undefined;
}

interface Row {
  id: string;
  owner_id: string;
  privacy: Privacy;
  visitor_permission: VisitorPermission;
  discarded: boolean;
  token: string;
  public_token: string;
  member_role: MemberRole | null;
  granted: 'token' | 'password' | null;
}

/** Facts of many items for one actor in one query; items that do not exist are missing in the answer. */
export async function loadItemFacts(
  manager: EntityManager,
  actor: Actor,
  itemIds: readonly string[],
  presented: Presented = {},
): Promise<Map<string, ItemFacts>> {
  if (itemIds.length === 0) return new Map();
  const rows = await manager.query<Row[]>(
    `select i.id, i.owner_id, i.privacy, i.visitor_permission, i.discarded_at is not null as discarded, i.token, i.public_token,
            m.role as member_role, g.via as granted
       from item i
       left join account a on a.id = $2 and a.confirmed_at is not null
       left join item_member m on m.item_id = i.id and m.email = a.email
       left join item_grant g on g.item_id = i.id and g.visitor_id = $3 and g.access_version = i.access_version
      where i.id = any($1)`,
    [itemIds, actor.account?.id ?? null, actor.visitorId],
  );
  return new Map(rows.map((row) => [row.id, factsOf(row, presented)]));
}

function factsOf(row: Row, presented: Presented): ItemFacts {
  return {
    ownerId: row.owner_id,
    privacy: row.privacy,
    visitorPermission: row.visitor_permission,
    discarded: row.discarded,
    memberRole: row.member_role,
    grant: row.granted,
    presented: {
      ...NOTHING_PRESENTED,
      token: presented.token !== undefined && equalSecrets(presented.token, row.token),
      publicToken: presented.publicToken !== undefined && equalSecrets(presented.publicToken, row.public_token),
      password: presented.passwordRight === true,
    },
  };
}

/** Facts of one item, undefined when it does not exist. */
export async function loadFactsOfItem(manager: EntityManager, actor: Actor, itemId: string, presented?: Presented): Promise<ItemFacts | undefined> {
  return (await loadItemFacts(manager, actor, [itemId], presented)).get(itemId);
}
