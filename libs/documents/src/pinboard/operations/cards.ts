import { type BoardRefusal, isBlank, type Json, LIMITS, type PinboardCover, type RichText } from '@murmel/contracts';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { givenFields, PART_NOT_FOUND, refuseUntrusted } from '../../board/operation-input.js';
import type { BoardActor } from '../../board/operations.js';
import { richTextLength, richTextWords } from '../../board/rich-text.js';
import { cleanDescription } from '../description.js';
import { cardsIn } from '../parse.js';
import { isOwn, refuseInList, refuseOnCard, refuseWriting } from '../permissions.js';
import { isPictureOf } from '../resolve-conflicts.js';
import type { Pinboard, PinboardCard } from '../schema.js';
import { refuseFullBoard, refuseFullList, refuseManyLists } from './limits.js';
import { type PinboardOperation, placed, set } from './operation.js';

const { descriptionMax, undoSeconds } = LIMITS.pinboard;

function refuseText(description: RichText | null | undefined): BoardRefusal | undefined {
  return description && richTextLength(description) > descriptionMax ? { code: 'TEXT_TOO_LONG', limit: descriptionMax } : undefined;
}

function refuseEmpty(name: string, description: RichText | null, more = false): BoardRefusal | undefined {
  return isBlank(name) && isBlank(richTextWords(description)) && !more ? { code: 'CARD_EMPTY' } : undefined;
}

function refuseCover(board: Pinboard, card: string, cover: PinboardCover | null | undefined): BoardRefusal | undefined {
  return !cover || isPictureOf(card, board.attachment(cover.attachment)) ? undefined : PART_NOT_FOUND;
}

const cleaned = (description: RichText | null | undefined): Json | undefined =>
  description === undefined ? undefined : (cleanDescription(description as unknown as Json) as unknown as Json);

export const addCard: PinboardOperation<'addCard'> = {
  refuse: (board, actor, { list, name, description }) =>
    refuseInList(board, actor, list) ??
    refuseEmpty(name, description ?? null) ??
    refuseText(description) ??
    refuseFullList(board, list) ??
    refuseFullBoard(board),
  changes: (board, actor, { list, name, description, colour, after }, newId) => [
    set(
      'cards',
      newId(),
      givenFields({
        place: { list, order: orderKeyAfter(cardsIn(board, list), after) },
        name,
        description: cleaned(description),
        colour: colour ?? 'none',
        author: actor.person ?? '',
        createdAt: actor.at,
        waiting: board.settings.release && !actor.trusted ? true : undefined,
      }),
    ),
  ],
};

export const changeCard: PinboardOperation<'changeCard'> = {
  refuse: (board, actor, { card, name, description, cover, permission }) => {
    const refusal =
      refuseOnCard(board, actor, card) ??
      (permission === undefined ? undefined : refuseUntrusted(actor)) ??
      refuseText(description) ??
      refuseCover(board, card, cover);
    const known = board.card(card);
    if (refusal || !known || (name === undefined && description === undefined)) return refusal;
    return refuseEmpty(
      name ?? known.name,
      description === undefined ? known.description : description,
      board.attachmentsOf(card).length > 0,
    );
  },
  changes: (_board, _actor, { card, name, description, colour, cover, permission }) => [
    set('cards', card, givenFields({ name, description: cleaned(description), colour, cover, permission })),
  ],
};

/** Away from a list needs the right on the card, into a list the right there. */
export const moveCard: PinboardOperation<'moveCard'> = {
  refuse: (board, actor, { card, list }) => {
    const refusal = refuseOnCard(board, actor, card) ?? refuseInList(board, actor, list);
    return refusal ?? (board.card(card)?.list === list ? undefined : refuseFullList(board, list));
  },
  changes: (board, _actor, { card, list, after }) => {
    const others = cardsIn(board, list).filter(({ id }) => id !== card);
    // A card whose list was lost counts as hidden: it stays so, whatever the list it comes into.
    const hidden = board.card(card)?.hidden ? { hidden: true } : {};
    return [set('cards', card, { place: { list, order: orderKeyAfter(others, after === card ? undefined : after) }, ...hidden })];
  },
};

export const trashCard: PinboardOperation<'trashCard'> = {
  refuse: (board, actor, { card }) => refuseOnCard(board, actor, card),
  changes: (_board, actor, { card }) => [set('cards', card, { trashed: { at: actor.at, by: actor.person ?? '' } })],
};

/** Guests take back what they removed themselves a moment ago (spec C8). */
function refuseUndo(board: Pinboard, actor: BoardActor, card: PinboardCard): BoardRefusal | undefined {
  if (actor.trusted) return undefined;
  const mine =
    card.trashed !== null && actor.person !== null && card.trashed.by === actor.person && actor.at - card.trashed.at <= undoSeconds * 1000;
  if (!mine) return PART_NOT_FOUND;
  return (
    refuseWriting(board, actor) ??
    (isOwn(card, actor) || board.settings.guestEdits ? refuseInList(board, actor, card.list) : PART_NOT_FOUND)
  );
}

/** A list that is in the trash itself comes back with its card. */
export const restoreCard: PinboardOperation<'restoreCard'> = {
  refuse: (board, actor, { card: id }) => {
    const card = board.card(id);
    const list = card && board.list(card.list);
    if (!card?.trashed || !list) return PART_NOT_FOUND;
    const more = list.trashed ? cardsIn(board, list.id).length + 1 : 1;
    return (
      refuseUndo(board, actor, card) ??
      (list.trashed ? refuseManyLists(board) : undefined) ??
      refuseFullList(board, list.id) ??
      refuseFullBoard(board, more)
    );
  },
  changes: (board, _actor, { card: id }) => {
    const card = board.card(id);
    if (!card) return [];
    const list = board.list(card.list)?.trashed ? [set('lists', card.list, { trashed: undefined })] : [];
    return [set('cards', id, { trashed: undefined, ...placed(card) }), ...list];
  },
};
