import { type DeviceTables, hashSecret, mayContinueOnOtherDevice, ofEveryKind, publish, type ResponseOwner } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Response that a key opens, with the tables of its kind. */
export type OpenedResponse = DeviceTables & { id: string };

/**
 * Returns the response of this item that a key opens. The key's holder continues it, as long as its maker could answer themselves.
 * @returns undefined for a wrong key, as for one whose maker is out
 */
export async function responseOfKey(manager: EntityManager, itemId: string, key: string): Promise<OpenedResponse | undefined> {
  const [row] = await manager.query<(ResponseOwner & OpenedResponse)[]>(
    ofEveryKind(
      ({ responses, devices }) => `select id, item_id as "itemId", account_id as "accountId", visitor_id as "visitorId",
        '${responses}' as responses, '${devices}' as devices from ${responses} where item_id = $1 and key_hash = $2`,
    ),
    [itemId, hashSecret(key)],
  );
  if (!row || !(await mayContinueOnOtherDevice(manager, row))) return undefined;
  const { id, responses, devices } = row;
  return { id, responses, devices };
}

/** Stores that this device continues a response. A key that was renewed meanwhile grants no access. @param manager in a transaction */
export async function continueOnDevice(
  manager: EntityManager,
  { id, responses, devices }: OpenedResponse,
  { visitorId, key }: { visitorId: string; key: string },
): Promise<void> {
  const [row] = await manager.query<{ visitorId: string | null }[]>(
    `select visitor_id as "visitorId" from ${responses} where id = $1 and key_hash = $2 for no key update`,
    [id, hashSecret(key)],
  );
  // The maker needs no key for it.
  if (!row || row.visitorId === visitorId) return;
  await manager.query(
    `insert into ${devices} (response_id, visitor_id, created_at) values ($1, $2, now())
       on conflict (response_id, visitor_id) do update set created_at = excluded.created_at`,
    [id, visitorId],
  );
}

/** Puts out every device that came by a key of this response. @param stays the visitor who renews it, where that is one of them */
export async function endOtherDevices(
  manager: EntityManager,
  devices: string,
  { id, itemId }: { id: string; itemId: string },
  stays: string | null,
): Promise<void> {
  const [gone] = await manager.query<[unknown[]]>(
    `delete from ${devices} where response_id = $1 and ($2::uuid is null or visitor_id <> $2) returning response_id`,
    [id, stays],
  );
  if (gone.length > 0) await publish(manager, 'access.changed', { itemId });
}
