import { refuseWriting } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { asIdentified, boardActorOf } from '../../../core/boards/board-actor.js';
import { boardFiles } from '../../../core/boards/board-files.js';
import { apiError } from '../../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../../platform/request-context.js';
import { STORED_PINBOARD, storedPinboard } from '../stored-pinboard.js';
import { filesSeen, mayWriteSomewhere } from './file-use.js';

/**
 * Files of pinboards are sent by callers who may write somewhere: a list may allow writing to those who otherwise read, and never to those
 * who may only view.
 */
export const pinboardFiles = boardFiles(STORED_PINBOARD, {
  operation: 'item.answer',
  refuseSending,
  seen: ({ board }, actor) => filesSeen(board, actor),
});

/** @throws FORBIDDEN, BOARD_FROZEN, BOARD_STOPPED with the seconds */
async function refuseSending(manager: EntityManager, context: RequestContext): Promise<void> {
  const board = await storedPinboard(manager, itemOf(context).id);
  const actor = asIdentified(boardActorOf(context));
  const refusal = refuseWriting(board, actor);
  if (refusal) throw apiError(refusal.code, refusal.seconds === undefined ? undefined : { seconds: refusal.seconds });
  if (!mayWriteSomewhere(board, actor)) throw apiError('FORBIDDEN');
}
