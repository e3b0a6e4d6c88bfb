import { LIMITS, type BoardRefusal, type PinboardCover, type RichText } from '@murmel/contracts';
import { placeAfter } from '../../board/places.js';
import type { Json } from '@murmel/contracts';
import { cardsIn } from '../parse.js';
import { GONE, isOwn, refuseInList, refuseOnCard, refuseUntrusted, refuseWriting } from '../permissions.js';
import { cleanRichText, richTextLength } from '../rich-text.js';
import type { Pinboard, PinboardCard } from '../schema.js';
import { given, set, type PinboardOperation } from './operation.js';

const { cardsPerList, cardsPerBoard, descriptionMax, undoSeconds } = LIMITS.pinboard;

/** `extra`: cards that come on top of those that are there. */
function refuseFullList(board: Pinboard, list: string, extra = 1): BoardRefusal | undefined {
  return cardsIn(board, list).length + extra > cardsPerList ? { code: 'CARD_LIMIT_REACHED', limit: cardsPerList } : undefined;
}

function refuseFullBoard(board: Pinboard): BoardRefusal | undefined {
  return board.cardCount >= cardsPerBoard ? { code: 'BOARD_CARD_LIMIT_REACHED', limit: cardsPerBoard } : undefined;
}

function refuseText(description: RichText | null | undefined): BoardRefusal | undefined {
  return description && richTextLength(description) > descriptionMax ? { code: 'TEXT_TOO_LONG', limit: descriptionMax } : undefined;
}

function refuseEmpty(name: string, description: RichText | null, more = false): BoardRefusal | undefined {
  return name.trim() === '' && richTextLength(description) === 0 && !more ? { code: 'CARD_EMPTY' } : undefined;
}

/** Only a picture that hangs on the card itself. */
function refuseCover(board: Pinboard, card: string, cover: PinboardCover | null | undefined): BoardRefusal | undefined {
  if (!cover) return undefined;
  const attachment = board.attachment(cover.attachment);
  const picture = attachment?.card === card && (attachment.kind === 'file' ? attachment.image : attachment.picture !== null);
  return picture ? undefined : GONE;
}

const cleaned = (description: RichText | null | undefined): Json | undefined => (description === undefined ? undefined : (cleanRichText(description as unknown as Json) as unknown as Json));

export const addCard: PinboardOperation<'addCard'> = {
  refuse: (board, actor, { list, name, description }) =>
    refuseInList(board, actor, list) ?? refuseEmpty(name, description ?? null) ?? refuseText(description) ?? refuseFullList(board, list) ?? refuseFullBoard(board),
  changes: (board, actor, { list, name, description, colour, after }, newId) => [
    set('cards', newId(), given({
      place: { list, order: placeAfter(cardsIn(board, list), after) }, name, description: cleaned(description), colour: colour ?? 'none',
      author: actor.person ?? '', createdAt: actor.at, waiting: board.settings.release && !actor.trusted ? true : undefined,
    })),
  ],
};

export const changeCard: PinboardOperation<'changeCard'> = {
  refuse: (board, actor, { card, name, description, cover, permission }) => {
    const refusal = refuseOnCard(board, actor, card) ?? (permission === undefined ? undefined : refuseUntrusted(actor)) ?? refuseText(description) ?? refuseCover(board, card, cover);
    const known = board.card(card);
    if (refusal || !known || (name === undefined && description === undefined)) return refusal;
    return refuseEmpty(name ?? known.name, description === undefined ? known.description : description, board.attachmentsOf(card).length > 0);
  },
  changes: (_board, _actor, { card, name, description, colour, cover, permission }) => [set('cards', card, given({ name, description: cleaned(description), colour, cover, permission }))],
};

/** Away from a list needs the right on the card, into a list the right there. */
export const moveCard: PinboardOperation<'moveCard'> = {
  refuse: (board, actor, { card, list }) => {
    const refusal = refuseOnCard(board, actor, card) ?? refuseInList(board, actor, list);
    return refusal ?? (board.card(card)?.list === list ? undefined : refuseFullList(board, list));
  },
  changes: (board, _actor, { card, list, after }) => {
    const others = cardsIn(board, list).filter(({ id }) => id !== card);
    return [set('cards', card, { place: { list, order: placeAfter(others, after === card ? undefined : after) } })];
  },
};

export const trashCard: PinboardOperation<'trashCard'> = {
  refuse: (board, actor, { card }) => refuseOnCard(board, actor, card),
  changes: (_board, actor, { card }) => [set('cards', card, { trashed: { at: actor.at, by: actor.person ?? '' } })],
};

/** Guests take back what they removed themselves a moment ago (decision C8). */
function refuseUndo(board: Pinboard, actor: Parameters<typeof trashCard.refuse>[1], card: PinboardCard): BoardRefusal | undefined {
  if (actor.trusted) return undefined;
  const mine = card.trashed !== null && actor.person !== null && card.trashed.by === actor.person && actor.at - card.trashed.at <= undoSeconds * 1000;
  if (!mine) return GONE;
  return refuseWriting(board, actor) ?? (isOwn(card, actor) || board.settings.guestEdits ? refuseInList(board, actor, card.list) : GONE);
}

export const restoreCard: PinboardOperation<'restoreCard'> = {
  refuse: (board, actor, { card: id }) => {
    const card = board.card(id);
    if (!card?.trashed || !board.list(card.list)) return GONE;
    return refuseUndo(board, actor, card) ?? refuseFullList(board, card.list) ?? refuseFullBoard(board);
  },
  changes: (_board, _actor, { card }) => [set('cards', card, { trashed: undefined })],
};
