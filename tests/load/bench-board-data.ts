import { type BoardData, NEW_PINBOARD, type PinboardTable } from '@murmel/documents';

/** The cards that writers change; one per person. */
export const BENCH_CARDS = Array.from({ length: 40 }, (_, index) => `Karte${String(index).padStart(7, '0')}`);
export const BENCH_LIST = 'BenchListe01';

/** A board as in the middle of a lesson: one list, 40 cards. */
export const BENCH_BOARD: BoardData<PinboardTable> = {
  ...NEW_PINBOARD,
  lists: new Map([[BENCH_LIST, { name: 'Pro', order: 'a0', author: '' }]]),
  cards: new Map(
    BENCH_CARDS.map((id, index) => [
      id,
      { place: { list: BENCH_LIST, order: `a${String.fromCharCode(65 + index)}` }, name: id, colour: 'none', author: '', createdAt: 1 },
    ]),
  ),
};
