import { describe, expect, it } from 'vitest';
import { bitsOf, distances, nearness, packVectors, smallest, wordsIn, wordsOf } from './packed-vectors.js';

const DIMENSIONS = 100;
/** The same numbers each time. */
const random = (seed: number) => () => ((seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31) * 2 - 1;
const vectors = Array.from({ length: 300 }, (_, index) => Array.from({ length: DIMENSIONS }, random(index + 1)));
const cosine = (a: readonly number[], b: readonly number[]): number => {
  const sum = (x: readonly number[], y: readonly number[]) => x.reduce((all, one, place) => all + one * y[place]!, 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
};

describe('vectors of passages', () => {
  it('differ in as many bits as numbers have another sign', () => {
    const { bits } = packVectors(vectors, DIMENSIONS);
    const found = distances(bitsOf(vectors[7]!), wordsIn(bits));
    expect([found.length, found[7], wordsOf(DIMENSIONS)]).toEqual([300, 0, 4]);
    const others = vectors.map((vector) => vector.filter((one, place) => one > 0 !== vectors[7]![place]! > 0).length);
    expect([...found]).toEqual(others);
  });

  it('are as near to each other in bytes as in numbers, however large these are', () => {
    const { bytes } = packVectors(
      vectors.map((vector) => vector.map((one) => one * 1e-9)),
      DIMENSIONS,
    );
    for (const [index, vector] of vectors.entries()) {
      const stored = bytes.subarray(index * DIMENSIONS, (index + 1) * DIMENSIONS);
      expect(nearness(vectors[3]!, stored)).toBeCloseTo(cosine(vectors[3]!, vector), 1.8);
    }
    expect(nearness(vectors[3]!, Buffer.alloc(DIMENSIONS))).toBe(0);
  });

  it('come the nearest first, and no more than are asked for', () => {
    const all = Uint16Array.from([9, 3, 3, 0, 500, 3]);
    expect(smallest(all, 3)).toEqual([3, 1, 2]);
    expect(smallest(all, 99)).toEqual([3, 1, 2, 5, 0, 4]);
    expect(smallest(new Uint16Array(0), 5)).toEqual([]);
  });

  it('that are none are refused', () => {
    expect(() => packVectors([[1, 2]], 3)).toThrow();
    expect(() => packVectors([[1, Number.NaN, 2]], 3)).toThrow();
  });
});
