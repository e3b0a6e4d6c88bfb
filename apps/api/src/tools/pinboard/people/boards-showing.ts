import { TOOLS } from '@murmel/contracts';
import type { Author } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Maximum number of boards to notify: more than a user has open at once. The others read the name when they are opened. */
const AT_MOST = 200;

/** Boards that show this person's name: where a guest or pupil did something, and those of a teacher; the newest ones. */
export async function boardsShowing(manager: EntityManager, { accountId, visitorId }: Author): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select i.id from item i where i.kind = $3 and i.discarded_at is null and i.id in (
       select item_id from pinboard_activity where visitor_id = $2
       union select item_id from pinboard_activity where account_id = $1
       union select item_id from pinboard_comment where visitor_id = $2
       union select id from item where owner_id = $1
       union select m.item_id from item_member m join account a on a.email = m.email where a.id = $1)
      order by i.content_changed_at desc limit ${AT_MOST}`,
    [accountId, visitorId, TOOLS.pinboard.kind],
  );
  return rows.map(({ id }) => id);
}
