import { FILE_SHARING_LIMITS, sentUpload } from '@murmel/contracts';
import { type FileShare, OwnerFile, publish, Upload } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { guestNameInItem, languageOf } from '../../../core/accounts/guests/guest-names.js';
import { isUploadSender, uploadSenderOf } from '../../../core/file-storage/upload-sender.js';
import type { FileMove } from '../../../core/tool-contribution/contributions.js';
import { apiError } from '../../../platform/api-error.js';
import { bodyWithoutFile, itemOf, type RequestContext } from '../../../platform/request-context.js';
import { fileShareOf, stateOf } from '../file-share-repository.js';

const GRACE_MS = FILE_SHARING_LIMITS.graceMinutes * 60_000;

/**
 * Refuses a hand-in before bytes are received. The server's clock says whether the deadline is over.
 * @throws FORBIDDEN where nothing is collected, HAND_IN_CLOSED where nothing late is taken, HAND_IN_FULL with the number
 */
export async function refuseHandIn(manager: EntityManager, context: RequestContext): Promise<void> {
  const share = await fileShareOf(manager, itemOf(context).id);
  const state = stateOf(share);
  if (state === 'off') throw apiError('FORBIDDEN');
  if (state === 'over' && !share.takesLate && !(await beganInTime(manager, context, share))) throw apiError('HAND_IN_CLOSED');
  refuseMore(share, await ownFiles(manager, context));
}

/** Refuses a hand-in when it is stored; concurrent ones are serialized. @throws HAND_IN_FULL with the number, FILE_EXISTS with the name */
export async function refuseKeeping(manager: EntityManager, context: RequestContext, name: string): Promise<void> {
  const own = await ownFiles(manager, context);
  refuseMore(await fileShareOf(manager, itemOf(context).id), own);
  if (own.some((file) => file.name.toLowerCase() === name.toLowerCase())) throw apiError('FILE_EXISTS', { name });
}

/** Publishes a new hand-in to teachers. The sender has a name in the item from then on. */
export async function publishHandIn(
  manager: EntityManager,
  { account, visitor, request, item }: RequestContext,
  move: FileMove,
): Promise<void> {
  const itemId = item!.id;
  if (!account && visitor) await guestNameInItem(manager, itemId, visitor, languageOf(request.headers['accept-language']));
  if (move === 'coming') await publish(manager, 'response.changed', { itemId, responseId: itemId });
  else await publish(manager, 'item.changed', { itemId });
}

/** Returns the caller's files in this item; none without identity. */
export async function ownFiles(manager: EntityManager, context: RequestContext): Promise<OwnerFile[]> {
  const { accountId, visitorId } = uploadSenderOf(context);
  if (accountId === null && visitorId === null) return [];
  const own = { itemId: itemOf(context).id, usedBy: 'answer' as const, accountId: accountId ?? IsNull(), visitorId: visitorId ?? IsNull() };
  return manager.find(OwnerFile, { where: own, order: { createdAt: 'ASC', id: 'ASC' } });
}

function refuseMore({ perPerson: limit }: FileShare, { length }: OwnerFile[]): void {
  if (length >= limit) throw apiError('HAND_IN_FULL', { limit });
}

/** A large file that was on its way at the deadline is not lost by a slow line. */
async function beganInTime(manager: EntityManager, context: RequestContext, { closesAt }: FileShare): Promise<boolean> {
  const named = sentUpload.safeParse(bodyWithoutFile(context));
  if (!named.success || !closesAt || Date.now() > closesAt.getTime() + GRACE_MS) return false;
  const upload = await manager.findOneBy(Upload, { id: named.data.upload, itemId: itemOf(context).id });
  return upload !== null && isUploadSender(context, upload) && upload.createdAt < closesAt;
}
