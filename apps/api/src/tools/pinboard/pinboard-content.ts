import type { BoardColour, Json, PinboardInput } from '@murmel/contracts';
import { NEW_PINBOARD, PINBOARD_OPERATIONS, type PinboardTable, pinboardKind, plainRichText } from '@murmel/documents';
import { BoardBuilder } from '../../core/boards/board-builder.js';

const COLOURS: readonly BoardColour[] = ['koralle', 'sonne', 'wiese', 'himmel', 'pflaume'];

/** Definition of a list: its name, then cards with their text. */
export type TemplateList = readonly [name: string, ...cards: (readonly [title: string, text: string])[]];

/** Lists with cards as the tool's `copying` puts them. @throws Error naming what refuses them */
export function pinboardContent(lists: readonly TemplateList[], person: string): Json {
  const board = new BoardBuilder<PinboardTable, unknown>({ kind: pinboardKind, operations: PINBOARD_OPERATIONS }, person, NEW_PINBOARD);
  for (const [index, [name, ...cards]] of lists.entries()) {
    const [list = ''] = board.run('addList', { name, colour: COLOURS[index % COLOURS.length]! } satisfies PinboardInput<'addList'>);
    for (const [title, text] of cards)
      board.run('addCard', { list, name: title, description: plainRichText(text) } satisfies PinboardInput<'addCard'>);
  }
  return Object.fromEntries(Object.entries(board.data).map(([table, parts]) => [table, [...parts] as unknown as Json]));
}
