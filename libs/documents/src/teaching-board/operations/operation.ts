import {
  type BoardRefusal,
  type Json,
  LIMITS,
  type PartFields,
  type TeachingBoardInput,
  type TeachingBoardOperationName,
} from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import type { BoardActor, BoardOperation } from '../../board/operations.js';
import { readField } from '../../parts/read-field.js';
import { definitionOf } from '../card-kinds.js';
import { cardsOnPage } from '../parse.js';
import { contentField } from '../read-parts.js';
import { type ShownKind, type TeachingBoard, type TeachingBoardTable, type TeachingCard, UNKNOWN_KIND } from '../schema.js';

export type TeachingBoardOperation<N extends TeachingBoardOperationName> = BoardOperation<
  TeachingBoard,
  TeachingBoardInput<N>,
  TeachingBoardTable
>;
type Given = Readonly<Record<string, Json>>;

/** What is not there, is somebody else's or was removed looks the same. */
export const GONE: BoardRefusal = { code: 'NOT_FOUND' };

/** Only owner and invited change a teaching board. */
export function refuseUntrusted(actor: BoardActor): BoardRefusal | undefined {
  return actor.trusted ? undefined : { code: 'FORBIDDEN' };
}

export function refuseUnknownCards(board: TeachingBoard, cards: readonly string[]): BoardRefusal | undefined {
  return cards.every((id) => board.card(id)) ? undefined : GONE;
}

export function refuseFullPage(board: TeachingBoard, page: string, more: number): BoardRefusal | undefined {
  const limit = LIMITS.teachingBoard.cardsPerPage;
  return cardsOnPage(board, page).length + more > limit ? { code: 'PAGE_CARD_LIMIT_REACHED', limit } : undefined;
}

/** Of a kind that this release does not know nothing can be changed but what every card has. */
export function refuseContent(kind: ShownKind, given: Given, known?: TeachingCard): BoardRefusal | undefined {
  if (kind === UNKNOWN_KIND) return { code: 'CARD_INVALID' };
  const { fields, initial, refuse } = definitionOf(kind);
  const read: [string, Json][] = [];
  for (const [name, value] of Object.entries(given)) {
    const made = Object.hasOwn(fields, name) ? readField(fields[name]!, value) : undefined;
    if (made === undefined) return { code: 'CARD_INVALID' };
    read.push([name, made]);
  }
  return refuse?.({ ...(known?.content ?? initial), ...Object.fromEntries(read) }, given);
}

/** The fields of a kind as they are stored; what was given has been asked about before. */
export function storedContent(kind: ShownKind, given: Given): Record<string, Json> {
  if (kind === UNKNOWN_KIND) return {};
  const { fields } = definitionOf(kind);
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [contentField(name), readField(fields[name]!, value)!]));
}

export function set(table: TeachingBoardTable, id: string, fields: Readonly<Record<string, Json | undefined>>): Change<TeachingBoardTable> {
  return { table, id, set: fields };
}

/** Only what was given; `null` takes a field away, which is how "as its parent" is stored. */
export function given(fields: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json | undefined>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value === null ? undefined : value]])),
  );
}

/** The page on which a card is shown: written with what is done to it, because its own may have been removed meanwhile. */
export function housed({ page }: TeachingCard): { page: string } {
  return { page };
}

/** Every field of a card, for a copy of it: as this release reads them, and what it does not know as it is. */
export function fieldsOf(board: TeachingBoard, { id, kind, page, title, colour, place, order, locked, content }: TeachingCard): PartFields {
  const { locked: _stored, ...stored } = board.stored(id);
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
  return { ...stored, ...known, ...Object.fromEntries(own) };
}
