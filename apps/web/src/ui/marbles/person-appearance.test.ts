import { hashId } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { initialsOf, personAppearance } from './person-appearance';

describe('personLook', () => {
  it('is FNV-1a, so that every process gives a person the same colour', () => {
    // Published test vectors of FNV-1a 32 bit.
    expect(hashId('')).toBe(0x811c9dc5);
    expect(hashId('a')).toBe(0xe40c292c);
    expect(hashId('foobar')).toBe(0xbf9cf968);
  });

  it('gives everybody whom nobody knows (any more) one look', () => {
    expect(personAppearance('')).toEqual(personAppearance(null));
  });

  it('uses all colours and all swirls about equally', () => {
    const looks = Array.from({ length: 4200 }, (_, index) => personAppearance(`visitor-${index}`));
    const count = (values: readonly (string | number)[]) =>
      values.reduce<Record<string, number>>((sum, value) => ({ ...sum, [value]: (sum[value] ?? 0) + 1 }), {});
    const colours = Object.values(count(looks.map((look) => look.colour)));
    const patterns = Object.values(count(looks.map((look) => look.swirl)));
    expect(colours).toHaveLength(7);
    expect(patterns).toHaveLength(6);
    expect(Math.min(...colours)).toBeGreaterThan(480);
    expect(Math.min(...patterns)).toBeGreaterThan(560);
  });

  it('keeps colour and swirl independent: all 42 pairs occur', () => {
    const pairs = new Set(Array.from({ length: 4200 }, (_, index) => JSON.stringify(personAppearance(`m${index}`))));
    expect(pairs.size).toBe(42);
  });
});

describe('initialsOf', () => {
  it.each([
    ['Deniz Kaya', 'DK'],
    ['mila', 'MI'],
    ['Anna-Lena von der Heide', 'AH'],
    ['Çağlar Öz', 'ÇÖ'],
    ['  ', ''],
    ['Gast 12', 'G1'],
    ['P10', 'P10'],
    ['Ida', 'ID'],
    ['(Ben) Dorn', 'BD'],
  ])('%s -> %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
