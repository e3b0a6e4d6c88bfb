import type { Json } from '@murmel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { draws } from '../../../../tests/support/draws.js';
import { type BoardData, type Change, changed, differences, emptyBoard, sameJson } from './board-data.js';
import { changeDocument, readBoard, WatchedBoard } from './board-document.js';

const TABLES = ['lists', 'cards'] as const;
type T = (typeof TABLES)[number];

const json = fc.jsonValue({ maxDepth: 2, noUnicodeString: false }) as fc.Arbitrary<Json>;
const wellFormed = json.filter((value) => !/\\ud[89a-f]/.test(JSON.stringify(value)) && !JSON.stringify(value).includes('__proto__'));
const change: fc.Arbitrary<Change<T>> = fc
  .record({ table: fc.constantFrom(...TABLES), id: fc.constantFrom('a', 'b', 'c') })
  .chain((where) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .dictionary(fc.constantFrom('x', 'y', 'z'), fc.option(wellFormed, { nil: undefined }), { maxKeys: 3 })
          .map((set) => ({ ...where, set })),
      },
      { weight: 1, arbitrary: fc.constant({ ...where, remove: true as const }) },
    ),
  );
const changes = fc.array(change, { maxLength: 12 });
const empty = emptyBoard(TABLES);

describe('changes, differences and documents say the same', () => {
  it('differences lead from one board to the other, and are nothing between equal ones', () => {
    fc.assert(
      fc.property(changes, changes, (first, second) => {
        const [before, after] = [changed(empty, first), changed(empty, second)];
        expect(changed(before, differences(before, after))).toEqual(after);
        expect(differences(after, structuredClone(after))).toEqual([]);
      }),
      { numRuns: draws(250) },
    );
  });
  it('a document, whoever watches it, and one that only got the differences', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 5 }), (steps) => {
        const [source, copy] = [new Y.Doc(), new Y.Doc()];
        const watched = new WatchedBoard(source, TABLES);
        const told: BoardData<T>[] = [];
        watched.subscribe(({ before, after }) => {
          expect(before).toEqual(told.at(-1) ?? empty);
          told.push(after);
          changeDocument(copy, differences(before, after));
        });
        let plain: BoardData<T> = empty;
        for (const step of steps) {
          plain = changed(plain, step);
          changeDocument(source, step);
          expect(watched.data).toEqual(plain);
        }
        expect(readBoard(source, TABLES)).toEqual(plain);
        expect(readBoard(copy, TABLES)).toEqual(plain);
      }),
      { numRuns: draws(250) },
    );
  });
});

describe('identity', () => {
  it('a part that nobody changed stays the same object, in data and in a watched document', () => {
    const document = new Y.Doc();
    changeDocument(document, [
      { table: 'cards', id: 'a', set: { x: 1 } },
      { table: 'cards', id: 'b', set: { x: 1 } },
      { table: 'lists', id: 'l', set: { x: 1 } },
    ]);
    const watched = new WatchedBoard(document, TABLES);
    const before = watched.data;
    changeDocument(document, [{ table: 'cards', id: 'a', set: { x: 2 } }]);
    expect(watched.data.cards.get('b')).toBe(before.cards.get('b'));
    expect(watched.data.lists).toBe(before.lists);
    expect(changed<T>(before, [{ table: 'cards', id: 'a', set: { x: 2 } }]).lists).toBe(before.lists);
  });
  it('what is equal already is not written, and nobody is told', () => {
    const document = new Y.Doc();
    const set = { x: [1, { y: 'z' }] };
    changeDocument(document, [{ table: 'cards', id: 'a', set }]);
    const watched = new WatchedBoard(document, TABLES);
    let told = 0;
    let updates = 0;
    watched.subscribe(() => (told += 1));
    document.on('update', () => (updates += 1));
    changeDocument(document, [{ table: 'cards', id: 'a', set: { x: [1, { y: 'z' }], gone: undefined } }]);
    expect([told, updates]).toEqual([0, 0]);
  });
  it('an older change of somebody else that loses leaves everything as it is', () => {
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    one.clientID = 1;
    two.clientID = 2;
    changeDocument(one, [{ table: 'cards', id: 'a', set: { x: 0 } }]);
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    changeDocument(one, [{ table: 'cards', id: 'a', set: { x: 1 } }]);
    changeDocument(two, [{ table: 'cards', id: 'a', set: { x: 2 } }]);
    const watched = new WatchedBoard(two, TABLES);
    const before = watched.data;
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    expect(watched.data).toBe(before);
    expect(watched.data.cards.get('a')).toEqual({ x: 2 });
    watched.stop();
  });
});

describe('a document that somebody forged', () => {
  it('parts that are none and fields that are not plain JSON are left out', () => {
    const document = new Y.Doc();
    const cards = document.getMap('cards');
    cards.set('text', 'no map');
    cards.set('array', Y.Array.from([1]));
    const part = new Y.Map<unknown>();
    cards.set('part', part);
    part.set('good', 'yes');
    part.set('text', new Y.Text('no'));
    part.set('bytes', new Uint8Array([1]));
    part.set('list', [new Uint8Array([1])]);
    part.set('nothing', undefined);
    part.set('infinite', Infinity);
    part.set('none', NaN);
    part.set('large', 10n);
    part.set('__proto__', { trashed: { at: 1 } });
    let deep: unknown = 1;
    for (let i = 0; i < 50; i++) deep = [deep];
    part.set('deep', deep);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(document));
    for (const read of [readBoard(other, TABLES), new WatchedBoard(other, TABLES).data])
      expect([...read.cards]).toEqual([['part', { good: 'yes' }]]);
  });
  it('an array where a table should be is an empty table', () => {
    const document = new Y.Doc();
    document.getArray('cards').push([1]);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(document));
    const watched = new WatchedBoard(other, TABLES);
    changeDocument(other, [{ table: 'cards', id: 'a', set: { x: 1 } }]);
    expect([...watched.data.cards]).toEqual([['a', { x: 1 }]]);
  });
  it('half a character is written as everybody else will read it', () => {
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    changeDocument(one, [{ table: 'cards', id: 'a', set: { x: 'a\uD83D', y: ['\uDE00b'], whole: '😀' } }]);
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    expect(readBoard(one, TABLES)).toEqual(readBoard(two, TABLES));
    expect(readBoard(one, TABLES).cards.get('a')).toEqual({ x: 'a\uFFFD', y: ['\uFFFDb'], whole: '😀' });
  });
});

describe('equal values', () => {
  it.each<[Json, Json, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [[1], { 0: 1 }, false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
    [[1, 2], [1], false],
    [{ a: 1 }, { b: 1 }, false],
  ])('%j and %j: %s', (left, right, expected) => expect([sameJson(left, right), sameJson(right, left)]).toEqual([expected, expected]));
});
