import { LIMITS } from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { givenFields, PART_NOT_FOUND, refuseUntrusted } from '../../board/operation-input.js';
import { cardsIn, listsOf } from '../parse.js';
import { onTheBoard } from '../permissions.js';
import { type Pinboard, type PinboardTable, SETTINGS_ID } from '../schema.js';
import { type PinboardOperation, placed, set } from './operation.js';

const STOP_MS = LIMITS.pinboard.stopMinutes * 60_000;

/** Moderation by the teacher in the lesson; untrusted users may do none of it. */
export const hideCard: PinboardOperation<'hideCard'> = {
  refuse: (board, actor, { card }) => refuseUntrusted(actor) ?? (board.card(card) ? undefined : PART_NOT_FOUND),
  changes: (board, _actor, { card: id, hidden }) => {
    const card = board.card(id);
    return card ? [set('cards', id, { hidden: hidden ? true : undefined, ...placed(card) })] : [];
  },
};

export const releaseCards: PinboardOperation<'releaseCards'> = {
  refuse: (_board, actor) => refuseUntrusted(actor),
  changes: (board, _actor, { cards }) => {
    const waiting = listsOf(board)
      .flatMap((list) => cardsIn(board, list.id))
      .filter((card) => card.waiting && (!cards || cards.includes(card.id)));
    return waiting.map(({ id }) => set('cards', id, { waiting: undefined }));
  },
};

export const withholdCards: PinboardOperation<'withholdCards'> = {
  refuse: (_board, actor) => refuseUntrusted(actor),
  changes: (board, _actor, { cards }) => {
    const asked = new Set(cards);
    const shown = listsOf(board)
      .flatMap((list) => cardsIn(board, list.id))
      .filter((card) => !card.waiting && asked.has(card.id));
    return shown.map(({ id }) => set('cards', id, { waiting: true }));
  },
};

export const changeSettings: PinboardOperation<'changeSettings'> = {
  refuse: (_board, actor) => refuseUntrusted(actor),
  changes: (_board, _actor, input) => [set('settings', SETTINGS_ID, givenFields(input))],
};

export const stopPerson: PinboardOperation<'stopPerson'> = {
  refuse: (board, actor, { person, stopped }) => {
    const untrusted = refuseUntrusted(actor);
    if (untrusted) return untrusted;
    if (person === actor.person) return { code: 'FORBIDDEN' };
    return !stopped || leftSomething(board, person) ? undefined : PART_NOT_FOUND;
  },
  changes: (board, actor, { person, stopped }) => {
    if (stopped) return [set('stops', person, { until: actor.at + STOP_MS })];
    return board.stops.has(person) ? [{ table: 'stops', id: person, remove: true }] : [];
  },
};

/** Only authors on this board can be stopped: the log would otherwise name any other id, and with it an unrelated user. */
function leftSomething(board: Pinboard, person: string): boolean {
  return [...board.lists, ...[...board.cardsOf.values()].flat()].some(({ author }) => author === person);
}

/** Out of the trash for ever, with what hangs on it. A list takes its cards along. */
export const destroy: PinboardOperation<'destroy'> = {
  refuse: (board, actor, { cards = [], lists = [] }) => {
    const inTrash = cards.every((id) => isTrashed(board, id)) && lists.every((id) => board.list(id)?.trashed);
    return refuseUntrusted(actor) ?? (inTrash ? undefined : PART_NOT_FOUND);
  },
  changes: (board, _actor, { cards = [], lists = [] }) => {
    const all = [...cards, ...lists.flatMap((id) => (board.cardsOf.get(id) ?? []).map((card) => card.id))];
    return [
      ...all.flatMap((id) => removed(board, id)),
      ...lists.map((id): Change<PinboardTable> => ({ table: 'lists', id, remove: true })),
    ];
  },
};

function isTrashed(board: Pinboard, cardId: string): boolean {
  const card = board.card(cardId);
  return card !== undefined && !onTheBoard(board, card);
}

function removed(board: Pinboard, card: string): Change<PinboardTable>[] {
  return [
    ...board.attachmentsOf(card).map(({ id }): Change<PinboardTable> => ({ table: 'attachments', id, remove: true })),
    { table: 'cards', id: card, remove: true },
  ];
}
