import { FILE_SHARING_LIMITS, sentUpload } from '@murmel/contracts';
import { type FileShare, OwnerFile, publish, Upload } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { languageOf, nameInItem } from '../../../core/accounts/guests/guest-names.js';
import { isSender, senderOf } from '../../../core/file-storage/sender.js';
import type { FileMove } from '../../../core/tool-contribution/contributions.js';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, insteadOfFile, itemOf } from '../../../platform/asking.js';
import { oneShare, stateOf } from '../one-share.js';

const GRACE_MS = FILE_SHARING_LIMITS.graceMinutes * 60_000;

/**
 * Refuses a hand-in before bytes are received. @throws FORBIDDEN where nothing is collected, HAND_IN_CLOSED, HAND_IN_FULL with the number
 */
export async function refuseHandIn(manager: EntityManager, asking: Asking): Promise<void> {
  const share = await oneShare(manager, itemOf(asking).id);
  const state = stateOf(share);
  if (state === 'off') throw apiError('FORBIDDEN');
  if (state === 'over' && !(await beganInTime(manager, asking, share))) throw apiError('HAND_IN_CLOSED');
  refuseMore(share, await ownFiles(manager, asking));
}

/** Refuses a hand-in when it is stored; concurrent ones are serialized. @throws HAND_IN_FULL with the number, FILE_EXISTS with the name */
export async function refuseKeeping(manager: EntityManager, asking: Asking, name: string): Promise<void> {
  const own = await ownFiles(manager, asking);
  refuseMore(await oneShare(manager, itemOf(asking).id), own);
  if (own.some((file) => file.name.toLowerCase() === name.toLowerCase())) throw apiError('FILE_EXISTS', { name });
}

/** Publishes a new hand-in to teachers. The sender has a name in the item from then on. */
export async function tellHandIn(manager: EntityManager, { account, visitor, request, item }: Asking, move: FileMove): Promise<void> {
  const itemId = item!.id;
  if (!account && visitor) await nameInItem(manager, itemId, visitor, languageOf(request.headers['accept-language']));
  if (move === 'coming') await publish(manager, 'response.changed', { itemId, responseId: itemId });
  else await publish(manager, 'item.changed', { itemId });
}

/** Returns the caller's files in this item; none without identity. */
export async function ownFiles(manager: EntityManager, asking: Asking): Promise<OwnerFile[]> {
  const { accountId, visitorId } = senderOf(asking);
  if (accountId === null && visitorId === null) return [];
  const own = { itemId: itemOf(asking).id, usedBy: 'answer' as const, accountId: accountId ?? IsNull(), visitorId: visitorId ?? IsNull() };
  return manager.find(OwnerFile, { where: own, order: { createdAt: 'ASC', id: 'ASC' } });
}

function refuseMore({ perPerson: limit }: FileShare, { length }: OwnerFile[]): void {
  if (length >= limit) throw apiError('HAND_IN_FULL', { limit });
}

/** A large file that was on its way at the deadline is not lost by a slow line. */
async function beganInTime(manager: EntityManager, asking: Asking, { closesAt }: FileShare): Promise<boolean> {
  const named = sentUpload.safeParse(insteadOfFile(asking));
  if (!named.success || !closesAt || Date.now() > closesAt.getTime() + GRACE_MS) return false;
  const upload = await manager.findOneBy(Upload, { id: named.data.upload, itemId: itemOf(asking).id });
  return upload !== null && isSender(asking, upload) && upload.createdAt < closesAt;
}
