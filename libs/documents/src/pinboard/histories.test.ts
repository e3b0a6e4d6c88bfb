import type { PinboardInput, PinboardOperationName } from '@murmel/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import type { BoardData } from '../board/board-data.js';
import { readBoard } from '../board/board-document.js';
import type { BoardActor, OperationOutcome } from '../board/operations.js';
import { Guest, Trusted } from '../board/testing/people.js';
import { BoardServer } from '../board/testing/server.js';
import { type BoardRequest, subjectOf, writtenOut } from '../board/testing/subject.js';
import { pinboardKind } from './kind.js';
import { parsePinboard } from './parse.js';
import { PINBOARD_OPERATIONS } from './pinboard-operations.js';
import { PINBOARD_TABLES, type PinboardTable } from './schema.js';
import { seedPinboard } from './seed.js';
import { BEN, guest, LIST, MIA, MIAS_LIST, NOW, nextId, owner, sample, TEACHER, UNKNOWN } from './testing/sample.js';

/**
 * Architecture rule 5: whatever happens in whatever order, with connections that break: browsers with the source,
 * commands and REST leave the same board everywhere, nothing is lost and nothing is there twice.
 */
const RUNS = 2000;
const FIRST = seedPinboard(sample({ settings: { board: { guestLists: true, guestEdits: true } } }));
const BEGUN = sample();
const PINBOARD = subjectOf(pinboardKind, PINBOARD_OPERATIONS, nextId);
const COLLEAGUE = '44444444-4444-4444-8444-444444444444';

const OPERATIONS: readonly PinboardOperationName[] = [
  'addCard',
  'addCard',
  'addCard',
  'moveCard',
  'moveCard',
  'moveCard',
  'moveCard',
  'changeCard',
  'changeCard',
  'trashCard',
  'trashCard',
  'restoreCard',
  'destroy',
  'destroy',
  'destroy',
  'destroy',
  'addList',
  'moveList',
  'changeList',
  'trashList',
  'trashList',
  'trashList',
  'restoreList',
  'hideCard',
  'releaseCards',
  'withholdCards',
  'changeSettings',
  'stopPerson',
  'attach',
  'removeAttachment',
];
const PERMISSIONS = [null, 'visitor_permissions_read', 'visitor_permissions_write', 'visitor_permissions_invisible'] as const;

const step = fc.record({
  who: fc.nat(5),
  does: fc.constantFrom('operate', 'operate', 'operate', 'deliver', 'deliver', 'deliver', 'cut', 'reopen'),
  operation: fc.constantFrom(...OPERATIONS),
  a: fc.nat(40),
  b: fc.nat(40),
  up: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An input out of numbers, about what this person sees; now and then about something that is not there. */
function inputOf(data: BoardData<PinboardTable>, { operation, a, b }: Step): PinboardInput<PinboardOperationName> {
  const pick = (table: PinboardTable, number: number): string =>
    [...data[table].keys()][number % (data[table].size + (number === 40 ? 1 : 0))] ?? UNKNOWN;
  const [card, list] = [pick('cards', a), pick('lists', b)];
  const inTrash = (table: PinboardTable, otherwise: string): string =>
    [...data[table]].find(([, fields]) => 'trashed' in fields)?.[0] ?? otherwise;
  const [oldCard, oldList] = [inTrash('cards', card), inTrash('lists', list)];
  const after = [null, undefined, pick('cards', b)][a % 3];
  const inputs: { [N in PinboardOperationName]: () => PinboardInput<N> } = {
    addCard: () => ({ list, name: `card ${a}`, after }),
    moveCard: () => ({ card, list, after }),
    changeCard: () => ({ card, name: `renamed ${b}`, ...(a % 4 === 0 ? { permission: PERMISSIONS[b % 4]! } : {}) }),
    trashCard: () => ({ card }),
    restoreCard: () => ({ card: oldCard }),
    destroy: () => (a % 2 ? { cards: [oldCard] } : { lists: [oldList] }),
    addList: () => ({ name: `list ${a}`, after: [null, list][b % 2] }),
    moveList: () => ({ list, after: [null, pick('lists', a)][b % 2] }),
    changeList: () => ({ list, permission: PERMISSIONS[a % 4]! }),
    trashList: () => ({ list }),
    restoreList: () => ({ list: oldList }),
    hideCard: () => ({ card, hidden: b % 2 === 0 }),
    releaseCards: () => (b % 2 ? {} : { cards: [card] }),
    withholdCards: () => ({ cards: [card, oldCard] }),
    changeSettings: () => ({ frozen: a % 8 === 0, release: b % 2 === 0 }),
    stopPerson: () => ({ person: a % 2 ? MIA : BEN, stopped: b % 4 === 0 }),
    attach: () => ({
      card,
      asCover: true,
      attachment: { kind: 'file', file: BEN, name: 'a', contentType: 'image/png', bytes: 1, image: a % 2 === 0 },
    }),
    removeAttachment: () => ({ attachment: pick('attachments', a) }),
  };
  return inputs[operation]();
}

interface Totals {
  done: number;
  refused: number;
  destroyed: number;
}

/** Record of all parts ever put on the board with their authors, and of those destroyed. */
class Chronicle {
  done = 0;
  refused = 0;
  readonly authors = new Map([...BEGUN.cards].map(([id, fields]) => [id, fields['author']]));
  readonly destroyed = new Set<string>();

  readonly note = (outcome: OperationOutcome<PinboardTable>, actor: BoardActor): void => {
    if ('refusal' in outcome) {
      this.refused += 1;
      return;
    }
    this.done += 1;
    for (const change of outcome.changes) {
      if (change.table !== 'cards') continue;
      if ('remove' in change) this.destroyed.add(change.id);
      else if (outcome.made.includes(change.id)) this.authors.set(change.id, actor.person ?? '');
    }
  };
}

const history = fc.record({
  trusted: fc.integer({ min: 2, max: 3 }),
  guests: fc.integer({ min: 2, max: 3 }),
  steps: fc.array(step, { minLength: 20, maxLength: 75, size: 'max' }),
});

function play({ steps, ...people }: typeof history extends fc.Arbitrary<infer H> ? H : never, total: Totals): void {
  const record = new Chronicle();
  const server = new BoardServer(PINBOARD, FIRST, record.note);
  const trusted = [TEACHER, COLLEAGUE, TEACHER].slice(0, people.trusted).map((person) => new Trusted(server, { ...owner, person }));
  const guests = [guest('write', MIA), guest('write', BEN), guest('read', COLLEAGUE)]
    .slice(0, people.guests)
    .map((actor) => new Guest(server, actor));
  let count = 0;
  for (const now of steps) {
    const asked = (data: BoardData<PinboardTable>): BoardRequest => ({
      id: `command ${(count += 1)}`,
      name: now.operation,
      input: inputOf(data, now),
    });
    const [one, other] = [trusted[now.who % trusted.length]!, guests[now.who % guests.length]!];
    const teacher = now.who < 3;
    switch (now.does) {
      case 'operate':
        if (now.a === 39) server.ask(asked(server.watched.data), { ...owner, person: TEACHER, at: NOW });
        else if (teacher) record.note(one.do(asked(one.shown)), one.actor);
        else other.do(asked(other.shown));
        break;
      case 'deliver':
        (teacher ? one : other).step(now.up);
        break;
      case 'cut':
        if (teacher) one.link.cut();
        else other.cut();
        break;
      case 'reopen':
        if (teacher) one.link.reopen();
        else other.reopen();
    }
  }
  for (const person of trusted) person.link.reopen();
  for (const person of guests) person.reopen();
  while (![...trusted, ...guests].map((person) => person.settle()).every(Boolean));
  compare(server, trusted, guests, record);
  total.done += record.done;
  total.refused += record.refused;
  total.destroyed += record.destroyed.size;
}

function compare(
  server: BoardServer<PinboardTable>,
  trusted: readonly Trusted<PinboardTable>[],
  guests: readonly Guest<PinboardTable>[],
  record: Chronicle,
): void {
  const source = readBoard(server.source.document, PINBOARD_TABLES);
  const [written, order] = [writtenOut(source), orderOf(source)];
  expect(server.source.document.store.pendingStructs).toBeNull();
  expect(writtenOut(server.watched.data)).toBe(written);
  for (const { document, watched } of trusted) {
    expect(writtenOut(readBoard(document, PINBOARD_TABLES))).toBe(written);
    expect(writtenOut(watched.data)).toBe(written);
    expect(orderOf(watched.data)).toEqual(order);
  }
  const view = writtenOut(pinboardKind.viewOf(source));
  for (const document of [server.view.document, ...guests.map((person) => person.document)])
    expect(writtenOut(readBoard(document, PINBOARD_TABLES))).toBe(view);

  const kept = [...record.authors.keys()].filter((id) => !record.destroyed.has(id)).sort();
  expect([...source.cards.keys()].sort()).toEqual(kept);
  for (const [id, fields] of source.cards) expect(fields['author']).toBe(record.authors.get(id));
  if (source.lists.size > 0) expect(order.flatMap(([, cards]) => cards).sort()).toEqual(kept);
}

function orderOf(data: BoardData<PinboardTable>): [string, string[]][] {
  const board = parsePinboard(data);
  return board.lists.map(({ id }) => [id, (board.cardsOf.get(id) ?? []).map((card) => card.id)]);
}

it(`[C11] ${RUNS} histories leave the same board everywhere`, () => {
  const drawn = draws(RUNS);
  const total: Totals = { done: 0, refused: 0, destroyed: 0 };
  fc.assert(
    fc.property(history, (given) => play(given, total)),
    { numRuns: drawn },
  );
  // Histories in which nothing happens would prove nothing.
  expect(total.done).toBeGreaterThan(drawn * 3);
  expect(total.refused).toBeGreaterThan(drawn);
  expect(total.destroyed).toBeGreaterThan(drawn / 20);
});

it('a card that is moved into a list that is destroyed at the same time is kept', () => {
  const record = new Chronicle();
  const server = new BoardServer(PINBOARD, FIRST, record.note);
  const [one, two] = [new Trusted(server, owner), new Trusted(server, { ...owner, person: COLLEAGUE })];
  one.link.cut();
  const moved = [...BEGUN.cards.keys()][0]!;
  const does = (who: Trusted<PinboardTable>, name: PinboardOperationName, input: PinboardInput<PinboardOperationName>): void =>
    record.note(who.do({ id: name, name, input }), who.actor);
  does(one, 'moveCard', { card: moved, list: MIAS_LIST });
  does(two, 'trashList', { list: MIAS_LIST });
  does(two, 'destroy', { lists: [MIAS_LIST] });
  one.link.reopen();
  while (![one, two].map((person) => person.settle()).every(Boolean));
  compare(server, [one, two], [], record);
  expect(parsePinboard(one.shown).card(moved)).toMatchObject({ list: LIST, hidden: true });
});
