/**
 * SQL condition for "items that `item.list` allows this teacher": owned, or invited and not locked, never trashed, none that belongs to another.
 * A property test holds it equal to `decide`. `$account` is replaced by the caller's parameter, e.g. `$1`.
 */
export function listedItemsCondition(account: string): string {
  return `i.parent_id is null and i.discarded_at is null and (i.owner_id = ${account} or (i.privacy <> 'locked' and exists (
    select 1 from item_member m join account a on a.email = m.email and a.confirmed_at is not null
     where m.item_id = i.id and a.id = ${account})))`;
}
