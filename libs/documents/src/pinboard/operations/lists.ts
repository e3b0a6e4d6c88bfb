import type { BoardRefusal } from '@murmel/contracts';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { givenFields, PART_NOT_FOUND, refuseUntrusted } from '../../board/operation-input.js';
import type { BoardActor } from '../../board/operations.js';
import { cardsIn, listsOf } from '../parse.js';
import { isOwn, refuseOnList, refuseWriting } from '../permissions.js';
import type { Pinboard } from '../schema.js';
import { refuseFullBoard, refuseManyLists } from './limits.js';
import { type PinboardOperation, set } from './operation.js';

/** A guest's list may go while nothing of others is in it. */
function refuseOthersCards(board: Pinboard, actor: BoardActor, list: string): BoardRefusal | undefined {
  return actor.trusted || cardsIn(board, list).every((card) => isOwn(card, actor)) ? undefined : { code: 'FORBIDDEN' };
}

export const addList: PinboardOperation<'addList'> = {
  refuse: (board, actor) =>
    refuseWriting(board, actor) ??
    (actor.trusted || (board.settings.guestLists && actor.base === 'write') ? refuseManyLists(board) : { code: 'FORBIDDEN' }),
  changes: (board, actor, { name, colour, after }, newId) => [
    set('lists', newId(), { name, colour: colour ?? 'none', author: actor.person ?? '', order: orderKeyAfter(listsOf(board), after) }),
  ],
};

export const changeList: PinboardOperation<'changeList'> = {
  refuse: (board, actor, { list, permission }) =>
    refuseOnList(board, actor, list) ?? (permission === undefined ? undefined : refuseUntrusted(actor)),
  changes: (_board, _actor, { list, name, colour, permission }) => [set('lists', list, givenFields({ name, colour, permission }))],
};

export const moveList: PinboardOperation<'moveList'> = {
  refuse: (board, actor, { list }) => refuseOnList(board, actor, list) ?? refuseUntrusted(actor),
  changes: (board, _actor, { list, after }) => [
    set('lists', list, {
      order: orderKeyAfter(
        listsOf(board).filter(({ id }) => id !== list),
        after === list ? undefined : after,
      ),
    }),
  ],
};

/** Moves a list to the trash with its cards, which are restored with it. */
export const trashList: PinboardOperation<'trashList'> = {
  refuse: (board, actor, { list }) => refuseOnList(board, actor, list) ?? refuseOthersCards(board, actor, list),
  changes: (_board, actor, { list }) => [set('lists', list, { trashed: { at: actor.at, by: actor.person ?? '' } })],
};

export const restoreList: PinboardOperation<'restoreList'> = {
  refuse: (board, actor, { list }) =>
    refuseUntrusted(actor) ??
    (board.list(list)?.trashed ? refuseManyLists(board) : PART_NOT_FOUND) ??
    refuseFullBoard(board, cardsIn(board, list).length),
  changes: (_board, _actor, { list }) => [set('lists', list, { trashed: undefined })],
};
