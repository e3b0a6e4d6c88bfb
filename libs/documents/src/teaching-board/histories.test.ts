import { CARD_KINDS, type Json, LAYER_MOVES, type TeachingBoardInput, type TeachingBoardOperationName } from '@murmel/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import { readBoard } from '../board/board-document.js';
import type { OperationOutcome } from '../board/operations.js';
import { Guest, Trusted } from '../board/testing/people.js';
import { BoardServer } from '../board/testing/server.js';
import { type BoardRequest, subjectOf, writtenOut } from '../board/testing/subject.js';
import { teachingBoardKind } from './kind.js';
import { cardsOnPage, parseTeachingBoard } from './parse.js';
import { TEACHING_BOARD_TABLES, type TeachingBoardTable } from './schema.js';
import { seedTeachingBoard } from './seed.js';
import { TEACHING_BOARD_OPERATIONS } from './teaching-board-operations.js';
import {
  COLLEAGUE,
  type Data,
  EMPTY_PAGE,
  guest,
  nextId,
  OTHER_PAGE,
  owner,
  PAGE,
  sample,
  TEACHER,
  TEXT,
  UNKNOWN,
  VISITOR,
} from './testing/sample.js';

/**
 * Architecture rule 5 for teaching boards: two or three trusted screens, REST, and guests who ask in vain, with connections
 * that break. The same board everywhere, nothing is lost, nothing is there twice, and nothing is what a guest did.
 */
const RUNS = 2000;
const FIRST = seedTeachingBoard(sample());
const BEGUN = sample();
const SUBJECT = subjectOf(teachingBoardKind, TEACHING_BOARD_OPERATIONS, nextId);
const PEOPLE = [TEACHER, COLLEAGUE, TEACHER];

const OPERATIONS: readonly TeachingBoardOperationName[] = [
  'addCard',
  'addCard',
  'addCard',
  'changeCard',
  'changeCard',
  'changeCard',
  'placeCards',
  'placeCards',
  'layerCards',
  'lockCards',
  'moveCardsToPage',
  'moveCardsToPage',
  'duplicateCards',
  'removeCards',
  'removeCards',
  'addPage',
  'changePage',
  'movePage',
  'duplicatePage',
  'removePage',
  'removePage',
  'changeSettings',
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

/** An input out of numbers, about what this person sees; now and then about something that is not there. */
function inputOf(data: Data, { operation, a, b }: Step): TeachingBoardInput<TeachingBoardOperationName> {
  const pick = (table: TeachingBoardTable, number: number): string =>
    [...data[table].keys()][number % (data[table].size + (number === 40 ? 1 : 0))] ?? UNKNOWN;
  const [card, page, cards] = [pick('cards', a), pick('pages', b), [pick('cards', a), pick('cards', b)]];
  const place = { x: a, y: b % 30, width: 4 + (b % 20), height: 3 + (a % 20) };
  const after = [null, undefined, pick('pages', a)][b % 3];
  const contents: Readonly<Record<string, Record<string, Json>>> = {
    timer: { run: { startedAt: b % 2 ? 1_800_000_000_000 + b : null, elapsed: a } },
    stoplight: { light: (['red', 'yellow', 'green', 'off'] as const)[b % 4]! },
    dice: { values: [1 + (a % 6)], rolls: b },
    text: { text: [{ type: 'paragraph', runs: [{ text: `text ${b}` }] }] },
  };
  const content = contents[String(data.cards.get(card)?.['kind'])];
  const inputs: { [N in TeachingBoardOperationName]: () => TeachingBoardInput<N> } = {
    addPage: () => ({ name: `page ${a}`, after }),
    changePage: () => ({
      page,
      name: `renamed ${a}`,
      ...(a % 4 === 0 ? { background: b % 2 ? null : { kind: 'colour', colour: 'wiese' } } : {}),
    }),
    movePage: () => ({ page, after }),
    duplicatePage: () => ({ page }),
    removePage: () => ({ page }),
    addCard: () => ({ page, kind: CARD_KINDS[a % CARD_KINDS.length]!, title: `card ${a}`, ...(b % 3 === 0 ? { place } : {}) }),
    changeCard: () => ({ card, title: `renamed ${b}`, ...(b % 3 === 0 ? { place } : {}), ...(content ? { content } : {}) }),
    placeCards: () => ({ cards: cards.map((id) => ({ card: id, place })) }),
    layerCards: () => ({ cards, to: LAYER_MOVES[b % 4]! }),
    lockCards: () => ({ cards, locked: b % 5 === 0 }),
    moveCardsToPage: () => ({ cards, page }),
    duplicateCards: () => ({ cards }),
    removeCards: () => ({ cards: [card] }),
    changeSettings: () => ({ muted: b % 2 === 0 }),
  };
  return inputs[operation]();
}

/** Which cards have ever been on the board, and which were removed. */
class Chronicle {
  done = 0;
  refused = 0;
  homeless = 0;
  readonly cards = new Set(BEGUN.cards.keys());
  readonly removed = new Set<string>();

  readonly note = (outcome: OperationOutcome<TeachingBoardTable>): void => {
    if ('refusal' in outcome) {
      this.refused += 1;
      return;
    }
    this.done += 1;
    for (const change of outcome.changes) {
      if (change.table !== 'cards') continue;
      if ('remove' in change) this.removed.add(change.id);
      else if (outcome.made.includes(change.id)) this.cards.add(change.id);
    }
  };
}

const history = fc.record({
  trusted: fc.integer({ min: 2, max: 3 }),
  steps: fc.array(step, { minLength: 20, maxLength: 75, size: 'max' }),
});

function play({ steps, ...people }: typeof history extends fc.Arbitrary<infer H> ? H : never, total: Chronicle): void {
  const record = new Chronicle();
  const server = new BoardServer(SUBJECT, FIRST, record.note);
  const trusted = PEOPLE.slice(0, people.trusted).map((person) => new Trusted(server, { ...owner, person }));
  const guests = [new Guest(server, guest('write', VISITOR)), new Guest(server, guest('read', COLLEAGUE))];
  let count = 0;
  for (const now of steps) {
    const asked = (data: Data): BoardRequest => ({ id: `command ${(count += 1)}`, name: now.operation, input: inputOf(data, now) });
    const [one, other] = [trusted[now.who % trusted.length]!, guests[now.who % guests.length]!];
    const teacher = now.who < 4;
    switch (now.does) {
      case 'operate':
        if (now.a === 39) server.ask(asked(server.watched.data), owner);
        else if (teacher) record.note(one.do(asked(one.shown)));
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
  total.homeless += record.homeless;
  for (const id of record.removed) total.removed.add(`${total.done} ${id}`);
}

function compare(
  server: BoardServer<TeachingBoardTable>,
  trusted: readonly Trusted<TeachingBoardTable>[],
  guests: readonly Guest<TeachingBoardTable>[],
  record: Chronicle,
): void {
  const source = readBoard(server.source.document, TEACHING_BOARD_TABLES);
  const [written, order] = [writtenOut(source), orderOf(source)];
  expect(server.source.document.store.pendingStructs).toBeNull();
  expect(writtenOut(server.watched.data)).toBe(written);
  for (const { document, watched } of trusted) {
    expect(writtenOut(readBoard(document, TEACHING_BOARD_TABLES))).toBe(written);
    expect(writtenOut(watched.data)).toBe(written);
    expect(orderOf(watched.data)).toEqual(order);
  }
  const view = teachingBoardKind.viewOf(source);
  expect(orderOf(view)).toEqual(order);
  for (const document of [server.view.document, ...guests.map((person) => person.document)])
    expect(writtenOut(readBoard(document, TEACHING_BOARD_TABLES))).toBe(writtenOut(view));

  const kept = [...record.cards].filter((id) => !record.removed.has(id)).sort();
  // A card changed by one user may have been removed by another meanwhile: then it is gone for all.
  expect([...source.cards.keys()].sort()).toEqual(kept);
  expect(order.flatMap(([, cards]) => cards).sort()).toEqual(kept);
  record.homeless = [...source.cards.values()].filter(({ page }) => !source.pages.has(String(page))).length;
}

function orderOf(data: Data): [string, string[]][] {
  const board = parseTeachingBoard(data);
  return board.pages.map(({ id }) => [id, cardsOnPage(board, id).map((card) => card.id)]);
}

it(`${RUNS} histories leave the same board everywhere`, () => {
  const drawn = draws(RUNS);
  const total = new Chronicle();
  fc.assert(
    fc.property(history, (given) => play(given, total)),
    { numRuns: drawn },
  );
  // Histories in which nothing happens would prove nothing.
  expect(total.done).toBeGreaterThan(drawn * 3);
  expect(total.refused).toBeGreaterThan(drawn);
  expect(total.removed.size).toBeGreaterThan(drawn / 10);
  expect(total.homeless).toBeGreaterThan(drawn / 200);
});

/** Two teachers, one of them off line for a while. */
function apart(first: (one: Trusted<TeachingBoardTable>) => void, second: (two: Trusted<TeachingBoardTable>) => void): Data {
  const record = new Chronicle();
  const server = new BoardServer(SUBJECT, FIRST, record.note);
  const [one, two] = [new Trusted(server, owner), new Trusted(server, { ...owner, person: COLLEAGUE })];
  one.link.cut();
  first(one);
  second(two);
  one.link.reopen();
  while (![one, two].map((person) => person.settle()).every(Boolean));
  expect(writtenOut(one.shown)).toBe(writtenOut(two.shown));
  return one.shown;
}
const does = <N extends TeachingBoardOperationName>(who: Trusted<TeachingBoardTable>, name: N, input: TeachingBoardInput<N>): void =>
  void who.do({ id: name, name, input });

it('a card that is moved to a page that is removed at the same time is kept, on the first page', () => {
  const data = apart(
    (one) => does(one, 'moveCardsToPage', { cards: [TEXT], page: EMPTY_PAGE }),
    (two) => does(two, 'removePage', { page: EMPTY_PAGE }),
  );
  expect(parseTeachingBoard(data).card(TEXT)?.page).toBe(PAGE);
});

it('two who remove the last two pages at once are left with an empty one', () => {
  const two = apart(
    (one) => [PAGE, EMPTY_PAGE].forEach((page) => does(one, 'removePage', { page })),
    (other) => does(other, 'removePage', { page: OTHER_PAGE }),
  );
  const board = parseTeachingBoard(two);
  expect([board.pages.length, two.cards.size]).toEqual([1, 0]);
});

it('two who move a card at once leave it in one place, on one page', () => {
  const [left, right] = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 50, y: 20, width: 12, height: 9 },
  ];
  const data = apart(
    (one) => does(one, 'placeCards', { cards: [{ card: TEXT, place: left }] }),
    (two) => does(two, 'placeCards', { cards: [{ card: TEXT, place: right }] }),
  );
  expect([left, right]).toContainEqual(parseTeachingBoard(data).card(TEXT)?.place);
});

it('a card that one moves to another page and another changes is on that page', () => {
  const data = apart(
    (one) => does(one, 'moveCardsToPage', { cards: [TEXT], page: EMPTY_PAGE }),
    (two) => does(two, 'placeCards', { cards: [{ card: TEXT, place: { x: 9, y: 9, width: 9, height: 9 } }] }),
  );
  expect(parseTeachingBoard(data).card(TEXT)).toMatchObject({ page: EMPTY_PAGE, place: { x: 9, y: 9 } });
});

it('what one does to a card and another to another field of it both count', () => {
  const data = apart(
    (one) => does(one, 'changeCard', { card: TEXT, title: 'Neu' }),
    (two) => does(two, 'changeCard', { card: TEXT, content: { text: null } }),
  );
  expect(parseTeachingBoard(data).card(TEXT)).toMatchObject({ title: 'Neu', content: { text: null } });
});
