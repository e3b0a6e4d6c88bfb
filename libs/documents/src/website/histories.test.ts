import { SITE_BLOCK_KINDS, SITE_THEMES, type WebsiteInput, type WebsiteOperationName } from '@murmel/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import type { BoardData } from '../board/board-data.js';
import { readBoard } from '../board/board-document.js';
import type { BoardActor, OperationOutcome } from '../board/operations.js';
import { Guest, Trusted } from '../board/testing/people.js';
import { BoardServer } from '../board/testing/server.js';
import { type BoardRequest, subjectOf, writtenOut } from '../board/testing/subject.js';
import { websiteKind } from './kind.js';
import { blocksOnPage, parseWebsite } from './parse.js';
import { WEBSITE_TABLES, type WebsiteTable } from './schema.js';
import { newWebsite, seedWebsite } from './seed.js';
import { WEBSITE_OPERATIONS } from './website-operations.js';

/**
 * Architecture rule 5 for websites: two or three authors, and a guest who asks in vain, with connections that break. The same pages and
 * blocks everywhere, each block on one page, and nothing of the draft at a guest's.
 */
const RUNS = 200;
type Data = BoardData<WebsiteTable>;

let made = 0;
const SUBJECT = subjectOf(websiteKind, WEBSITE_OPERATIONS, () => `part${String((made += 1)).padStart(8, '0')}`);
const FIRST = seedWebsite(newWebsite('Start'));
const author = (person: string): BoardActor => ({ person, trusted: true, base: 'write', at: 1 });

const OPERATIONS = Object.keys(WEBSITE_OPERATIONS) as WebsiteOperationName[];
const step = fc.record({
  who: fc.nat(5),
  does: fc.constantFrom('operate', 'operate', 'operate', 'deliver', 'deliver', 'deliver', 'cut', 'reopen'),
  operation: fc.constantFrom(...OPERATIONS, 'addBlock', 'addBlock', 'moveBlocks'),
  a: fc.nat(40),
  b: fc.nat(40),
  up: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An input out of numbers, about what this person sees; now and then about something that is not there. */
function inputOf({ pages, blocks }: Data, { operation, a, b }: Step): unknown {
  const pick = (table: ReadonlyMap<string, unknown>, number: number): string =>
    [...table.keys()][number % (table.size + (number === 40 ? 1 : 0))] ?? 'nobodysPart0';
  const [page, block] = [pick(pages, a), pick(blocks, a)];
  const [some, after] = [[...new Set([block, pick(blocks, b)])], [null, undefined, pick(blocks, b)][b % 3]];
  const inputs: { [N in WebsiteOperationName]: () => WebsiteInput<N> } = {
    addPage: () => ({ name: `Seite ${a}`, after: pick(pages, b) }),
    changePage: () => ({ page, name: `Name ${b}` }),
    movePage: () => ({ page, after: pick(pages, b) }),
    duplicatePage: () => ({ page }),
    removePage: () => ({ page }),
    addBlock: () => ({ kind: SITE_BLOCK_KINDS[b % SITE_BLOCK_KINDS.length]!, page, after }),
    changeBlock: () => ({ block, ground: 'sonne' }),
    moveBlocks: () => ({ blocks: some, after, ...(b % 2 ? { page } : {}) }),
    duplicateBlocks: () => ({ blocks: some }),
    removeBlocks: () => ({ blocks: [block] }),
    changeLook: () => ({ theme: SITE_THEMES[a % SITE_THEMES.length]! }),
  };
  return inputs[operation]();
}

const history = fc.record({
  authors: fc.integer({ min: 2, max: 3 }),
  steps: fc.array(step, { minLength: 20, maxLength: 50, size: 'max' }),
});

function play(
  { steps, authors }: typeof history extends fc.Arbitrary<infer H> ? H : never,
  total: { done: number; refused: number },
): void {
  const note = (outcome: OperationOutcome<WebsiteTable>): void => {
    if ('refusal' in outcome) total.refused += 1;
    else total.done += 1;
  };
  const server = new BoardServer(SUBJECT, FIRST, note);
  const trusted = ['one', 'two', 'three'].slice(0, authors).map((person) => new Trusted(server, author(person)));
  const visitor = new Guest(server, { ...author('visitor'), trusted: false });
  for (const [count, now] of steps.entries()) {
    const asked = (data: Data): BoardRequest => ({ id: `command ${count}`, name: now.operation, input: inputOf(data, now) });
    const one = trusted[now.who % trusted.length]!;
    const writes = now.who < 5;
    const line = writes ? one.link : visitor;
    if (now.does === 'operate' && writes) note(one.do(asked(one.shown)));
    else if (now.does === 'operate') {
      visitor.do(asked(visitor.shown));
      total.refused += 1;
    } else if (now.does === 'deliver') (writes ? one : visitor).step(now.up);
    else if (now.does === 'cut') line.cut();
    else line.reopen();
  }
  for (const person of trusted) person.link.reopen();
  visitor.reopen();
  while (![...trusted, visitor].map((person) => person.settle()).every(Boolean));
  const source = readBoard(server.source.document, WEBSITE_TABLES);
  const site = parseWebsite(source);
  const shown = site.pages.flatMap(({ id }) => blocksOnPage(site, id).map((block) => block.id));
  expect(shown.toSorted()).toEqual([...source.blocks.keys()].toSorted());
  for (const { document, watched } of trusted) {
    expect(writtenOut(readBoard(document, WEBSITE_TABLES))).toBe(writtenOut(source));
    expect(parseWebsite(watched.data).pages.map(({ id }) => id)).toEqual(site.pages.map(({ id }) => id));
  }
  for (const { size } of Object.values(readBoard(visitor.document, WEBSITE_TABLES))) expect(size).toBe(0);
}

it(`${RUNS} histories leave the same website everywhere, and nothing of it with guests`, () => {
  const drawn = draws(RUNS);
  const total = { done: 0, refused: 0 };
  fc.assert(
    fc.property(history, (given) => play(given, total)),
    { numRuns: drawn },
  );
  // Histories in which nothing happens would prove nothing.
  expect(total.done).toBeGreaterThan(drawn * 3);
  expect(total.refused).toBeGreaterThan(drawn / 2);
});
