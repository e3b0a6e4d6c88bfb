import type { Json, PartFields, TeachingBoardInput, TeachingBoardOperationName } from '@murmel/contracts';
import { type BoardData, type Change, changed, emptyBoard } from '../../board/board-data.js';
import { type BoardActor, type BoardOperation, type OperationOutcome, runOperation } from '../../board/operations.js';
import { parseTeachingBoard } from '../parse.js';
import { TEACHING_BOARD_TABLES, type TeachingBoard, type TeachingBoardTable, type TeachingCard } from '../schema.js';
import { TEACHING_BOARD_OPERATIONS } from '../teaching-board-operations.js';

/** A small teaching board for tests: a page with three cards, one with a timer, an empty one. */
export const NOW = 1_800_000_000_000;
export const TEACHER = '11111111-1111-4111-8111-111111111111';
export const COLLEAGUE = '22222222-2222-4222-8222-222222222222';
export const VISITOR = '33333333-3333-4333-8333-333333333333';
/** a list of names */
export const NAMES = '44444444-4444-4444-8444-444444444444';

export const PAGE = 'pageone00000';
export const OTHER_PAGE = 'pagetwo00000';
export const EMPTY_PAGE = 'pagethree000';
export const TEXT = 'cardtext0000';
export const LOTTERY = 'cardlottery0';
export const GROUP = 'cardgroup000';
export const TIMER = 'cardtimer000';
export const UNKNOWN = 'nothinghere0';

export type Data = BoardData<TeachingBoardTable>;
type Parts = Partial<Record<TeachingBoardTable, Readonly<Record<string, Readonly<Record<string, Json | undefined>>>>>>;

/** The sample, with these fields on top. */
export function sample(over: Parts = {}): Data {
  const base: Parts = {
    pages: { [PAGE]: { name: 'Zelle', order: 'a0' }, [OTHER_PAGE]: { name: '', order: 'a1' }, [EMPTY_PAGE]: { name: 'Ende', order: 'a2' } },
    cards: {
      [TEXT]: card('text', {
        order: 'a0',
        title: 'Ablauf',
        'content.text': [{ type: 'tasks', items: [{ runs: [{ text: 'Ankommen' }], done: true }] }],
      }),
      [LOTTERY]: card('lottery', {
        order: 'a1',
        place: { x: 30, y: 1, width: 14, height: 11 },
        'content.list': NAMES,
        'content.drawn': [{ id: 'e1', name: 'Mia' }],
        'content.current': { id: 'e1', name: 'Mia' },
      }),
      [GROUP]: card('group', {
        order: 'a2',
        place: { x: 1, y: 18, width: 20, height: 14 },
        'content.list': NAMES,
        'content.groups': [{ name: '', members: [{ id: 'e1', name: 'Mia' }] }],
      }),
      [TIMER]: card('timer', { page: OTHER_PAGE, order: 'a0' }),
    },
  };
  return changed(changed(emptyBoard(TEACHING_BOARD_TABLES), changesOf(base)), changesOf(over));
}

export function card(kind: string, over: Readonly<Record<string, Json>> = {}): PartFields {
  return { page: PAGE, kind, title: '', colour: 'none', order: 'a0', place: { x: 1, y: 1, width: 14, height: 14 }, ...over };
}

/** Creates this number of cards on one page. */
export function cards(count: number, page = PAGE): Record<string, PartFields> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `many${String(index).padStart(8, '0')}`,
      card('clock', { page, order: `b${String(index + 100).padStart(4, '0')}V` }),
    ]),
  );
}

export function changesOf(parts: Parts): Change<TeachingBoardTable>[] {
  return Object.entries(parts).flatMap(([table, entries]) =>
    Object.entries(entries).map(([id, set]) => ({ table: table as TeachingBoardTable, id, set })),
  );
}

export const owner: BoardActor = { person: TEACHER, trusted: true, base: 'look', at: NOW };
export const guest = (base: BoardActor['base'] = 'write', person: string | null = VISITOR): BoardActor => ({
  person,
  trusted: false,
  base,
  at: NOW,
});

let count = 0;
/** Ids that differ, and that a test can read. */
export const nextId = (): string => `new${String((count += 1)).padStart(9, '0')}`;

export function run<N extends TeachingBoardOperationName>(
  data: Data,
  actor: BoardActor,
  name: N,
  input: TeachingBoardInput<N>,
): OperationOutcome<TeachingBoardTable> {
  const operation = TEACHING_BOARD_OPERATIONS[name] as unknown as BoardOperation<TeachingBoard, TeachingBoardInput<N>, TeachingBoardTable>;
  return runOperation(operation, parseTeachingBoard(data), actor, input, nextId);
}

/** 'ok', or the refusal. */
export function verdict<N extends TeachingBoardOperationName>(
  data: Data,
  actor: BoardActor,
  name: N,
  input: TeachingBoardInput<N>,
): unknown {
  const outcome = run(data, actor, name, input);
  return 'refusal' in outcome ? outcome.refusal : 'ok';
}

/** The board afterwards. @throws when it was refused */
export function after<N extends TeachingBoardOperationName>(data: Data, name: N, input: TeachingBoardInput<N>): Data {
  const outcome = run(data, owner, name, input);
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return changed(data, outcome.changes);
}

export function cardOf(data: Data, id: string): TeachingCard {
  const found = parseTeachingBoard(data).card(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}
