import { LIMITS } from '@murmel/contracts';
import { refuseWriting } from '@murmel/documents';
import { Account, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { asSomebody, boardActorOf } from '../../../core/boards/board-actor.js';
import type { FileContribution } from '../../../core/items/contributions.js';
import { apiError } from '../../../platform/api-error.js';
import { itemOf, type Asking } from '../../../platform/asking.js';
import { storedPinboard } from '../stored-pinboard.js';
import { filesInUse, mayWriteSomewhere, useOfFile } from './file-use.js';

/** Files on pinboards: of any type, and only for whoever sees a card that has them. */
export const pinboardFiles: FileContribution = {
  operation: 'item.read',
  visibility: 'sender',
  refuseSending,
  maxMegabytes,
  videoMegabytes: LIMITS.file.videoMegabytes,
  parts: {
    useOf: async (manager, asking, fileId) => useOfFile(await storedPinboard(manager, itemOf(asking).id), boardActorOf(asking), fileId),
    inUse: async (manager, itemId) => filesInUse(await storedPinboard(manager, itemId)),
  },
};

/** @throws FORBIDDEN, BOARD_FROZEN, BOARD_STOPPED with the seconds */
async function refuseSending(manager: EntityManager, asking: Asking): Promise<void> {
  const board = await storedPinboard(manager, itemOf(asking).id);
  const actor = asSomebody(boardActorOf(asking));
  const refusal = refuseWriting(board, actor);
  if (refusal) throw apiError(refusal.code, refusal.seconds === undefined ? undefined : { seconds: refusal.seconds });
  if (!mayWriteSomewhere(board, actor)) throw apiError('FORBIDDEN');
}

/** Decision A6: the owner's licence counts, whoever sends. */
async function maxMegabytes(manager: EntityManager, itemId: string): Promise<number> {
  const { ownerId } = await manager.findOneOrFail(Item, { where: { id: itemId }, select: { id: true, ownerId: true } });
  const { licence } = await manager.findOneOrFail(Account, { where: { id: ownerId }, select: { id: true, licence: true } });
  return licence === 'free' ? LIMITS.file.freeMegabytes : LIMITS.file.paidMegabytes;
}
