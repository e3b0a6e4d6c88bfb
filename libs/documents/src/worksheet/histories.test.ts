import { BLOCK_KINDS, BORDER_STYLES, type WorksheetInput, type WorksheetOperationName } from '@murmel/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import type { BoardData } from '../board/board-data.js';
import { readBoard } from '../board/board-document.js';
import { type BoardActor, type OperationOutcome } from '../board/operations.js';
import { Guest, Trusted } from '../board/testing/people.js';
import { BoardServer } from '../board/testing/server.js';
import { type BoardRequest, subjectOf, writtenOut } from '../board/testing/subject.js';
import { worksheetKind } from './kind.js';
import { parseWorksheet } from './parse.js';
import { WORKSHEET_TABLES, type WorksheetTable } from './schema.js';
import { NEW_WORKSHEET, seedWorksheet } from './seed.js';
import { WORKSHEET_OPERATIONS } from './worksheet-operations.js';

/**
 * Architecture rule 5 for worksheets: two or three authors, and guests who ask in vain, with connections that break. The same
 * sheet everywhere, no block lost or there twice, and nothing of what would tell an answer at a guest's.
 */
const RUNS = 600;
const SECRET = 'canary';
type Data = BoardData<WorksheetTable>;

let made = 0;
const SUBJECT = subjectOf(worksheetKind, WORKSHEET_OPERATIONS, () => `block${String((made += 1)).padStart(7, '0')}`);
const FIRST = seedWorksheet(NEW_WORKSHEET);
const author = (person: string): BoardActor => ({ person, trusted: true, base: 'write', at: 1 });
const guest = (person: string): BoardActor => ({ ...author(person), trusted: false });

const OPERATIONS: readonly WorksheetOperationName[] = [
  'addBlock',
  'addBlock',
  'addBlock',
  'changeBlock',
  'changeBlock',
  'moveBlocks',
  'moveBlocks',
  'duplicateBlocks',
  'removeBlocks',
  'changeLook',
];

const step = fc.record({
  who: fc.nat(5),
  does: fc.constantFrom('operate', 'operate', 'operate', 'deliver', 'deliver', 'deliver', 'cut', 'reopen'),
  operation: fc.constantFrom(...OPERATIONS),
  a: fc.nat(40),
  b: fc.nat(40),
  up: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Returns the content that would reveal an answer, in every field that each kind has for it. */
function secretOf(kind: unknown, number: number): Record<string, unknown> | undefined {
  const solution = `${SECRET} ${number}`;
  if (kind === 'Text' || kind === 'Upload') return { solution };
  if (kind === 'FillInTheBlankText') return { text: `In {${SECRET}${number}} und {${SECRET}/eins}`, solution };
  if (kind !== 'MultipleChoice' && kind !== 'SingleChoice') return undefined;
  return {
    options: [
      { id: 'a', text: 'Ja' },
      { id: SECRET, text: 'Nein' },
    ],
    correct: ['a'],
    solution,
  };
}

/** An input out of numbers, about what this person sees; now and then about something that is not there. */
function inputOf({ blocks }: Data, { operation, a, b }: Step): unknown {
  const pick = (number: number): string => [...blocks.keys()][number % (blocks.size + (number === 40 ? 1 : 0))] ?? 'nobodysBlock';
  const [block, some, after] = [pick(a), [...new Set([pick(a), pick(b)])], [null, undefined, pick(b)][b % 3]];
  const kind = BLOCK_KINDS[a % BLOCK_KINDS.length]!;
  const content = secretOf(operation === 'addBlock' ? kind : blocks.get(block)?.['kind'], b);
  const inputs: { [N in WorksheetOperationName]: () => WorksheetInput<N> | object } = {
    addBlock: () => ({ kind, after, task: `task ${a}`, ...(content ? { content } : {}) }),
    changeBlock: () => ({ block, task: `renamed ${b}`, points: a, ...(content && b % 2 ? { content } : {}) }),
    moveBlocks: () => ({ blocks: some, after }),
    duplicateBlocks: () => ({ blocks: some }),
    removeBlocks: () => ({ blocks: [block] }),
    changeLook: () => ({ border: BORDER_STYLES[a % BORDER_STYLES.length]! }),
  };
  return inputs[operation]();
}

/** Which blocks have ever been on the sheet, and which were removed. */
class Chronicle {
  done = 0;
  refused = 0;
  readonly blocks = new Set<string>();
  readonly removed = new Set<string>();

  readonly note = (outcome: OperationOutcome<WorksheetTable>): void => {
    if ('refusal' in outcome) {
      this.refused += 1;
      return;
    }
    this.done += 1;
    for (const id of outcome.made) this.blocks.add(id);
    for (const change of outcome.changes) if ('remove' in change) this.removed.add(change.id);
  };
}

const history = fc.record({
  authors: fc.integer({ min: 2, max: 3 }),
  steps: fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }),
});

function play({ steps, authors }: typeof history extends fc.Arbitrary<infer H> ? H : never, total: Chronicle): void {
  const record = new Chronicle();
  const server = new BoardServer(SUBJECT, FIRST, record.note);
  const trusted = ['one', 'two', 'three'].slice(0, authors).map((person) => new Trusted(server, author(person)));
  const guests = ['pupil', 'visitor'].map((person) => new Guest(server, guest(person)));
  for (const [count, now] of steps.entries()) {
    const asked = (data: Data): BoardRequest => ({ id: `command ${count}`, name: now.operation, input: inputOf(data, now) });
    const [one, other] = [trusted[now.who % trusted.length]!, guests[now.who % guests.length]!];
    const writes = now.who < 4;
    switch (now.does) {
      case 'operate':
        if (writes) record.note(one.do(asked(one.shown)));
        else other.do(asked(other.shown));
        break;
      case 'deliver':
        (writes ? one : other).step(now.up);
        break;
      case 'cut':
        if (writes) one.link.cut();
        else other.cut();
        break;
      case 'reopen':
        if (writes) one.link.reopen();
        else other.reopen();
    }
  }
  for (const person of trusted) person.link.reopen();
  for (const person of guests) person.reopen();
  while (![...trusted, ...guests].map((person) => person.settle()).every(Boolean));
  compare(server, trusted, guests, record);
  total.done += record.done;
  total.refused += record.refused;
  for (const id of record.removed) total.removed.add(id);
}

function compare(
  server: BoardServer<WorksheetTable>,
  trusted: readonly Trusted<WorksheetTable>[],
  guests: readonly Guest<WorksheetTable>[],
  record: Chronicle,
): void {
  const source = readBoard(server.source.document, WORKSHEET_TABLES);
  const order = parseWorksheet(source).blocks.map(({ id }) => id);
  expect(server.source.document.store.pendingStructs).toBeNull();
  for (const { document, watched } of trusted) {
    expect(writtenOut(readBoard(document, WORKSHEET_TABLES))).toBe(writtenOut(source));
    expect(parseWorksheet(watched.data).blocks.map(({ id }) => id)).toEqual(order);
  }
  const view = worksheetKind.viewOf(source);
  expect(parseWorksheet(view).blocks.map(({ id }) => id)).toEqual(order);
  for (const document of [server.view.document, ...guests.map((person) => person.document)]) {
    const seen = writtenOut(readBoard(document, WORKSHEET_TABLES));
    expect(seen).toBe(writtenOut(view));
    // The id of an option is no secret; which of them is right, is.
    expect(seen.replaceAll(`"id":"${SECRET}"`, '')).not.toContain(SECRET);
    expect(seen).not.toContain('correct');
  }
  expect([...order].sort()).toEqual([...record.blocks].filter((id) => !record.removed.has(id)).sort());
}

it(`[WKS-14] ${RUNS} histories leave the same sheet everywhere, and no answer with guests`, () => {
  const drawn = draws(RUNS);
  const total = new Chronicle();
  fc.assert(
    fc.property(history, (given) => play(given, total)),
    { numRuns: drawn },
  );
  // Histories in which nothing happens would prove nothing.
  expect(total.done).toBeGreaterThan(drawn * 3);
  expect(total.refused).toBeGreaterThan(drawn / 2);
  expect(total.removed.size).toBeGreaterThan(drawn / 10);
});
