import {
  type BoardRefusal,
  type CardKind,
  type Json,
  LIMITS,
  type TeachingBoardInput,
  type TeachingBoardOperationName,
} from '@murmel/contracts';
import * as v from 'valibot';
import type { Change } from '../../board/board-data.js';
import type { BoardActor, BoardOperation } from '../../board/operations.js';
import { cardsOnPage } from '../parse.js';
import { contentField, definitionOf } from '../read-parts.js';
import type { TeachingBoard, TeachingBoardTable, TeachingCard } from '../schema.js';

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

export function refuseContent(kind: CardKind, given: Given, known?: TeachingCard): BoardRefusal | undefined {
  const { fields, initial, refuse } = definitionOf(kind);
  const read: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    const outcome = Object.hasOwn(fields, name) ? v.safeParse(fields[name]!, value) : undefined;
    if (!outcome?.success) return { code: 'CARD_INVALID' };
    read.push([name, outcome.output]);
  }
  return refuse?.({ ...(known?.content ?? initial), ...Object.fromEntries(read) }, given);
}

/** The fields of a kind as they are stored; what was given has been asked about before. */
export function storedContent(kind: CardKind, given: Given): Record<string, Json> {
  const { fields } = definitionOf(kind);
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [contentField(name), v.parse(fields[name]!, value) as Json]));
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

/** Every field of a card as it is stored, for a copy of it. */
export function fieldsOf({ kind, page, title, colour, place, order, locked, content }: TeachingCard): Record<string, Json> {
  const own = Object.entries(content).map(([name, value]) => [contentField(name), value as Json]);
  return { kind, page, title, colour, place: { ...place }, order, ...(locked ? { locked } : {}), ...Object.fromEntries(own) };
}
