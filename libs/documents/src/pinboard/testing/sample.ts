import type { BoardBase, Json, PartFields, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import { type BoardData, type Change, changed } from '../../board/board-data.js';
import { type BoardActor, type BoardOperation, type OperationOutcome, runOperation } from '../../board/operations.js';
import { parsePinboard } from '../parse.js';
import { PINBOARD_OPERATIONS } from '../pinboard-operations.js';
import type { Pinboard, PinboardTable } from '../schema.js';
import { NEW_PINBOARD } from '../seed.js';

/** A small board for tests: one list of the teacher, one of Mia; in each a card of Mia and one of Ben. */
export const NOW = 1_800_000_000_000;
export const TEACHER = '11111111-1111-4111-8111-111111111111';
export const MIA = '22222222-2222-4222-8222-222222222222';
export const BEN = '33333333-3333-4333-8333-333333333333';

export const LIST = 'listteacher0';
export const MIAS_LIST = 'listmia00000';
export const MIAS = 'cardmia00000';
export const BENS = 'cardben00000';
/** a picture that hangs on Mia's card */
export const PICTURE = 'picture00000';
export const UNKNOWN = 'nothinghere0';

export type Parts = Partial<Record<PinboardTable, Readonly<Record<string, Readonly<Record<string, Json | undefined>>>>>>;

/** The sample, with these fields on top. */
export function sample(over: Parts = {}): BoardData<PinboardTable> {
  const base: Parts = {
    lists: { [LIST]: { name: 'Ideas', order: 'a0', author: TEACHER }, [MIAS_LIST]: { name: 'Mia', order: 'a1', author: MIA } },
    cards: { [MIAS]: card(MIA, { list: LIST, order: 'a0' }, 'Mia writes'), [BENS]: card(BEN, { list: LIST, order: 'a1' }, 'Ben writes') },
    attachments: {
      [PICTURE]: { card: MIAS, order: 'a0', kind: 'file', file: BEN, name: 'p.png', contentType: 'image/png', bytes: 9, image: true },
    },
  };
  return changed(changed(NEW_PINBOARD, changesOf(base)), changesOf(over));
}

export function card(author: string, place: { list: string; order: string }, name: string): PartFields {
  return { author, place, name, createdAt: NOW - 60_000, colour: 'none' };
}

/** Creates this number of cards, stacked. */
export function cards(count: number, list = LIST, over: Readonly<Record<string, Json>> = {}): Parts['cards'] & object {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `x${list.slice(4, 7)}${String(index).padStart(8, '0')}`,
      { ...card(TEACHER, { list, order: `b${String(index + 100).padStart(4, '0')}V` }, `card ${index}`), ...over },
    ]),
  );
}

export function changesOf(parts: Parts): Change<PinboardTable>[] {
  return Object.entries(parts).flatMap(([table, entries]) =>
    Object.entries(entries).map(([id, set]) => ({ table: table as PinboardTable, id, set })),
  );
}

export const owner: BoardActor = { person: TEACHER, trusted: true, base: 'look', at: NOW };
export const guest = (base: BoardBase = 'write', person: string | null = MIA): BoardActor => ({ person, trusted: false, base, at: NOW });

let count = 0;
/** Ids that differ, and that a test can read. */
export const nextId = (): string => `new${String((count += 1)).padStart(9, '0')}`;

export function run<N extends PinboardOperationName>(
  data: BoardData<PinboardTable>,
  actor: BoardActor,
  name: N,
  input: PinboardInput<N>,
): OperationOutcome<PinboardTable> {
  const operation = PINBOARD_OPERATIONS[name] as unknown as BoardOperation<Pinboard, PinboardInput<N>, PinboardTable>;
  return runOperation(operation, parsePinboard(data), actor, input, nextId);
}

/** 'ok', or the code of the refusal. */
export function verdict<N extends PinboardOperationName>(
  data: BoardData<PinboardTable>,
  actor: BoardActor,
  name: N,
  input: PinboardInput<N>,
): string {
  const outcome = run(data, actor, name, input);
  return 'refusal' in outcome ? outcome.refusal.code : 'ok';
}

/** The board afterwards. @throws when it was refused */
export function after<N extends PinboardOperationName>(
  data: BoardData<PinboardTable>,
  actor: BoardActor,
  name: N,
  input: PinboardInput<N>,
): BoardData<PinboardTable> {
  const outcome = run(data, actor, name, input);
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return changed(data, outcome.changes);
}
