import { type BoardRefusal, type Json, LIMITS } from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { givenFields, PART_NOT_FOUND, refuseUntrusted } from '../../board/operation-input.js';
import { cardsOnPage } from '../parse.js';
import { LAST_PAGE_ID, type TeachingBoard, type TeachingBoardTable } from '../schema.js';
import { fieldsOf, set, type TeachingBoardOperation } from './operation.js';

function refuseManyPages(board: TeachingBoard): BoardRefusal | undefined {
  const limit = LIMITS.teachingBoard.pages;
  return board.pages.length >= limit ? { code: 'PAGE_LIMIT_REACHED', limit } : undefined;
}

const refuseUnknown = (board: TeachingBoard, page: string): BoardRefusal | undefined => (board.page(page) ? undefined : PART_NOT_FOUND);

/** The page of a board that has none becomes one as soon as there is another, or its cards would go there. */
function keptLast(board: TeachingBoard): Change<TeachingBoardTable>[] {
  return board.pages.flatMap(({ id, order }) => (id === LAST_PAGE_ID ? [set('pages', id, { order })] : []));
}

export const addPage: TeachingBoardOperation<'addPage'> = {
  refuse: (board, actor) => refuseUntrusted(actor) ?? refuseManyPages(board),
  changes: (board, _actor, { name, after }, newId) => [
    ...keptLast(board),
    set('pages', newId(), { name: name ?? '', order: orderKeyAfter(board.pages, after) }),
  ],
};

export const changePage: TeachingBoardOperation<'changePage'> = {
  refuse: (board, actor, { page }) => refuseUntrusted(actor) ?? refuseUnknown(board, page),
  changes: (_board, _actor, { page, name, background }) => [
    set('pages', page, givenFields({ name, background: background as Json | undefined })),
  ],
};

export const movePage: TeachingBoardOperation<'movePage'> = {
  refuse: (board, actor, { page }) => refuseUntrusted(actor) ?? refuseUnknown(board, page),
  changes: (board, _actor, { page, after }) => [
    set('pages', page, {
      order: orderKeyAfter(
        board.pages.filter(({ id }) => id !== page),
        after === page ? undefined : after,
      ),
    }),
  ],
};

export const duplicatePage: TeachingBoardOperation<'duplicatePage'> = {
  refuse: (board, actor, { page }) => refuseUntrusted(actor) ?? refuseUnknown(board, page) ?? refuseManyPages(board),
  changes: (board, _actor, { page: id }, newId) => {
    const page = board.page(id);
    if (!page) return [];
    const copy = newId();
    return [
      ...keptLast(board),
      set('pages', copy, {
        name: page.name,
        order: orderKeyAfter(board.pages, id),
        ...(page.background ? { background: page.background } : {}),
      }),
      ...cardsOnPage(board, id).map((card) => set('cards', newId(), { ...fieldsOf(board, card), page: copy })),
    ];
  },
};

/** Removes a page with its cards; undo restores all of it. */
export const removePage: TeachingBoardOperation<'removePage'> = {
  refuse: (board, actor, { page }) =>
    refuseUntrusted(actor) ?? refuseUnknown(board, page) ?? (board.pages.length > 1 ? undefined : { code: 'LAST_PAGE' }),
  changes: (board, _actor, { page }) => [
    ...cardsOnPage(board, page).map(({ id }): Change<TeachingBoardTable> => ({ table: 'cards', id, remove: true })),
    { table: 'pages', id: page, remove: true },
  ],
};
