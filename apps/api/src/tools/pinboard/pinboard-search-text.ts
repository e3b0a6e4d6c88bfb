import { cardsIn, listsOf, type Pinboard, parsePinboard, pinboardKind, richTextWords } from '@murmel/documents';
import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { BoardReader } from '../../core/boards/board-reader.js';
import { STORED_PINBOARD } from './stored-pinboard.js';

/** Lists and cards on the wall; what guests do not see, and what waits, only for those who change the board. */
export async function pinboardSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { data, board } = await BoardReader.of(manager).read(STORED_PINBOARD, itemId);
  const shown = parsePinboard(pinboardKind.viewOf(data));
  return listsOf(board).flatMap(({ id, name }) => [
    { kind: 'text', text: name, at: id, ...(!shown.list(id) && { inside: true }) } as const,
    ...cardsIn(board, id).flatMap((card) => cardSearchText(board, card.id, `${id}/${card.id}`, !shown.card(card.id))),
  ]);
}

function cardSearchText(board: Pinboard, id: string, at: string, hidden: boolean): SearchText[] {
  const card = board.card(id)!;
  const more = { at, ...(hidden && { inside: true as const }) };
  return [
    { kind: 'card', text: [card.name, richTextWords(card.description)].filter(Boolean).join(': '), ...more },
    ...board
      .attachmentsOf(id)
      .map(
        (one): SearchText =>
          one.kind === 'file'
            ? { kind: 'file', text: one.name, ...more }
            : { kind: 'card', text: [one.title, one.description].filter(Boolean).join(': '), ...more },
      ),
  ];
}
