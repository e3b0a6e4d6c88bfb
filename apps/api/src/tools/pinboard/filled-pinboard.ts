import type { BoardColour, Json, PinboardInput } from '@murmel/contracts';
import { NEW_PINBOARD, PINBOARD_OPERATIONS, type PinboardTable, pinboardKind, plainRichText } from '@murmel/documents';
import { FilledBoard } from '../../core/boards/filled-board.js';

const COLOURS: readonly BoardColour[] = ['koralle', 'sonne', 'wiese', 'himmel', 'pflaume'];

/** Definition of a list: its name, then cards with their text. */
export type ToldList = readonly [name: string, ...cards: (readonly [title: string, text: string])[]];

/** Lists with cards as the tool's `copying` puts them. @throws Error naming what refuses them */
export function filledPinboard(lists: readonly ToldList[], person: string): Json {
  const board = new FilledBoard<PinboardTable, unknown>({ kind: pinboardKind, operations: PINBOARD_OPERATIONS }, person, NEW_PINBOARD);
  for (const [index, [name, ...cards]] of lists.entries()) {
    const [list = ''] = board.run('addList', { name, colour: COLOURS[index % COLOURS.length]! } satisfies PinboardInput<'addList'>);
    for (const [title, text] of cards)
      board.run('addCard', { list, name: title, description: plainRichText(text) } satisfies PinboardInput<'addCard'>);
  }
  return Object.fromEntries(Object.entries(board.data).map(([table, parts]) => [table, [...parts] as unknown as Json]));
}
