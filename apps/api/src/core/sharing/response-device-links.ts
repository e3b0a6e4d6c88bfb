import { hashSecret, mayGoOnElsewhere, publish, WorksheetDevice, WorksheetResponse } from '@murmel/server';
import { type EntityManager, Not } from 'typeorm';

/**
 * Returns the response of this item that a key opens. The key's holder continues it, as long as its maker could answer themselves.
 * @returns undefined for a wrong key, as for one whose maker is out
 */
export async function responseOfKey(manager: EntityManager, itemId: string, key: string): Promise<string | undefined> {
  const row = await manager.findOneBy(WorksheetResponse, { itemId, keyHash: hashSecret(key) });
  return row && (await mayGoOnElsewhere(manager, row)) ? row.id : undefined;
}

interface Device {
  responseId: string;
  visitorId: string;
  key: string;
}

/** Stores that this device continues a response. A key that was renewed meanwhile grants no access. @param manager in a transaction */
export async function continueOnDevice(manager: EntityManager, { responseId, visitorId, key }: Device): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  const row = await manager.findOne(WorksheetResponse, { where: { id: responseId, keyHash: hashSecret(key) }, lock });
  // The maker needs no key for it.
  if (!row || row.visitorId === visitorId) return;
  await manager.upsert(WorksheetDevice, { responseId, visitorId, createdAt: new Date() }, ['responseId', 'visitorId']);
}

/** Puts out every device that came by a key of this response. @param stays the visitor who renews it, where that is one of them */
export async function endOtherDevices(
  manager: EntityManager,
  { id, itemId }: Pick<WorksheetResponse, 'id' | 'itemId'>,
  stays: string | null,
): Promise<void> {
  const { affected } = await manager.delete(WorksheetDevice, { responseId: id, ...(stays !== null && { visitorId: Not(stays) }) });
  if (affected) await publish(manager, 'access.changed', { itemId });
}
