import type { CardContents } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type RandomIndex, randomIndex, shuffled } from '../../board/random-index.js';
import { entriesOf } from '../testing/names.js';
import { seeded } from '../testing/seeded.js';
import { rolled } from './dice.js';
import { drawnName, leftInLottery } from './lottery.js';

const DRAWS = 6000;

/** How far the counts are from being equally frequent. */
function chiSquare(counts: ReadonlyMap<unknown, number>, kinds: number): number {
  const expected = [...counts.values()].reduce((sum, count) => sum + count, 0) / kinds;
  const seen = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return seen + (kinds - counts.size) * expected;
}

function counted<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Threshold that fair chance exceeds once in a million: by degrees of freedom. */
const ONCE_IN_A_MILLION: Readonly<Record<number, number>> = { 5: 35.9, 27: 82.5, 23: 76.1 };

/** Chance as tests repeat it, and as the device has it. */
const SOURCES: [string, RandomIndex][] = [
  ['seeded', seeded(7)],
  ['as on the device', randomIndex],
];

const EMPTY: CardContents['lottery'] = { list: null, repeat: false, drawn: [], current: null, draws: 0 };

describe.each(SOURCES)('chance, %s', (_name, random) => {
  it(`[A33] ${DRAWS} rolls of a die`, () => {
    const rolls = Array.from({ length: DRAWS / 2 }, () => rolled({ count: 2, values: [], rolls: 0 }, random).values).flat();
    expect([Math.min(...rolls), Math.max(...rolls)]).toEqual([1, 6]);
    expect(chiSquare(counted(rolls), 6)).toBeLessThan(ONCE_IN_A_MILLION[5]!);
  });
  it(`${DRAWS} first draws out of 28 names`, () => {
    const entries = entriesOf(28);
    const draws = Array.from({ length: DRAWS }, () => drawnName(EMPTY, entries, random)?.current?.id);
    expect(chiSquare(counted(draws), 28)).toBeLessThan(ONCE_IN_A_MILLION[27]!);
  });
  it('who is drawn last is as random as who is drawn first', () => {
    const entries = entriesOf(6);
    const last = Array.from({ length: DRAWS }, () => {
      let content = EMPTY;
      for (let draw = drawnName(content, entries, random); draw; draw = drawnName(content, entries, random))
        content = { ...content, ...draw };
      return content.current?.id;
    });
    expect(chiSquare(counted(last), 6)).toBeLessThan(ONCE_IN_A_MILLION[5]!);
  });
  it('every order of a shuffled list', () => {
    const orders = Array.from({ length: DRAWS }, () => shuffled(['a', 'b', 'c', 'd'], random).join(''));
    expect(chiSquare(counted(orders), 24)).toBeLessThan(ONCE_IN_A_MILLION[23]!);
  });
});

describe('dice', () => {
  it('[TBO-11] as many as the card says, counted so that the same again is seen', () => {
    const roll = rolled({ count: 4, values: [1], rolls: 8 }, seeded(1));
    expect([roll.values.length, roll.rolls]).toEqual([4, 9]);
  });
});

describe('a lottery', () => {
  const entries = entriesOf(28);
  const random = seeded(3);
  it('without repetition: everybody once, then nobody', () => {
    let content = EMPTY;
    const drawn = entries.map(() => {
      content = { ...content, ...drawnName(content, entries, random) };
      return content.current!.id;
    });
    expect(new Set(drawn).size).toBe(28);
    expect([content.draws, content.drawn.length, leftInLottery(content, entries)]).toEqual([28, 28, []]);
    expect(drawnName(content, entries, random)).toBeUndefined();
    expect(drawnName({ ...content, drawn: [] }, entries, random)?.draws).toBe(29);
  });
  it('with repetition: whoever was drawn can be drawn again, and is remembered once', () => {
    let content: CardContents['lottery'] = { ...EMPTY, repeat: true };
    for (let n = 0; n < 10; n += 1) content = { ...content, ...drawnName(content, entries.slice(0, 2), random) };
    expect([content.draws, content.drawn.length]).toEqual([10, 2]);
  });
  it('somebody who came onto the list later is drawn, somebody who left it is not', () => {
    const [a, b, c] = entriesOf(3) as [never, never, never];
    const content = { ...EMPTY, drawn: [a, b], current: b };
    expect(drawnName(content, [a, c], random)).toEqual({ current: c, drawn: [a, b, c], draws: 1 });
    expect(drawnName(EMPTY, [], random)).toBeUndefined();
  });
});
