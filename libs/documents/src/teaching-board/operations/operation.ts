import {
  type BoardRefusal,
  type Json,
  LIMITS,
  type PartFields,
  type TeachingBoardInput,
  type TeachingBoardOperationName,
} from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { PART_NOT_FOUND } from '../../board/operation-input.js';
import type { BoardOperation } from '../../board/operations.js';
import { contentField, refuseContent as refuse, storedContent as stored } from '../../parts/content.js';
import { definitionOf } from '../card-kinds.js';
import { cardsOnPage } from '../parse.js';
import { type ShownKind, type TeachingBoard, type TeachingBoardTable, type TeachingCard, UNKNOWN_KIND } from '../schema.js';

export type TeachingBoardOperation<N extends TeachingBoardOperationName> = BoardOperation<
  TeachingBoard,
  TeachingBoardInput<N>,
  TeachingBoardTable
>;
type GivenContent = Readonly<Record<string, Json>>;

export function refuseUnknownCards(board: TeachingBoard, cards: readonly string[]): BoardRefusal | undefined {
  return cards.every((id) => board.card(id)) ? undefined : PART_NOT_FOUND;
}

export function refuseFullPage(board: TeachingBoard, page: string, more: number): BoardRefusal | undefined {
  const limit = LIMITS.teachingBoard.cardsPerPage;
  return cardsOnPage(board, page).length + more > limit ? { code: 'PAGE_CARD_LIMIT_REACHED', limit } : undefined;
}

/** Refuses changes to the content of a kind that this release does not know; the common fields of all cards can be changed. */
export function refuseContent(kind: ShownKind, given: GivenContent, known?: TeachingCard): BoardRefusal | undefined {
  return kind === UNKNOWN_KIND ? { code: 'CARD_INVALID' } : refuse(definitionOf(kind), given, known?.content, 'CARD_INVALID');
}

export function storedContent(kind: ShownKind, given: GivenContent): Record<string, Json> {
  return kind === UNKNOWN_KIND ? {} : stored(definitionOf(kind), given);
}

export function set(table: TeachingBoardTable, id: string, fields: Readonly<Record<string, Json | undefined>>): Change<TeachingBoardTable> {
  return { table, id, set: fields };
}

/** The page on which a card is shown: written with what is done to it, because its own may have been removed meanwhile. */
export function housed({ page }: TeachingCard): { page: string } {
  return { page };
}

/** Every field of a card, for a copy of it: as this release reads them, and what it does not know as it is. */
export function fieldsOf(board: TeachingBoard, { id, kind, page, title, colour, place, order, locked, content }: TeachingCard): PartFields {
  const { locked: _locked, ...kept } = board.stored(id);
  const own = Object.entries(content).map(([name, value]) => [contentField(name), value as Json]);
  const known = {
    page,
    title,
    colour,
    place: { ...place },
    order,
    ...(kind === UNKNOWN_KIND ? {} : { kind }),
    ...(locked ? { locked } : {}),
  };
  return { ...kept, ...known, ...Object.fromEntries(own) };
}
