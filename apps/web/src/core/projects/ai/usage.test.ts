import { AI_LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { mayGetMore, nearLimit, usageOf } from './usage';

const { pupil: perDay, more, extraMax } = AI_LIMITS.perDay;

describe('the ring around a pupil', () => {
  it.each([
    [0, 50, { share: 0, level: 'none', left: 50 }],
    [1, 50, { share: 0.02, level: 'some', left: 49 }],
    [39, 50, { share: 0.78, level: 'some', left: 11 }],
    [40, 50, { share: 0.8, level: 'near', left: 10 }],
    [49, 50, { share: 0.98, level: 'near', left: 1 }],
    [50, 50, { share: 1, level: 'full', left: 0 }],
    // Those who got more are measured by what they have now.
    [50, 100, { share: 0.5, level: 'some', left: 50 }],
    // The day's limit was lowered meanwhile.
    [60, 50, { share: 1, level: 'full', left: 0 }],
    [0, 0, { share: 1, level: 'full', left: 0 }],
  ] as const)('of %i of %i says how much is used', (used, limit, usage) => {
    expect(usageOf({ used, limit })).toEqual(usage);
  });

  it('turns at four fifths of any limit', () => {
    for (let limit = perDay; limit <= perDay + extraMax; limit += more) {
      const at = (limit * 4) / 5;
      expect([usageOf({ used: at - 1, limit }).level, usageOf({ used: at, limit }).level]).toEqual(['some', 'near']);
    }
  });
});

describe('those near to the limit', () => {
  it('stand with the nearest first, otherwise as in the class', () => {
    const used = { Mila: 12, Aylin: 44, Tarek: 50, Yusuf: 44, Emil: 0 };
    const pupils = Object.entries(used).map(([name, count]) => ({ name, used: count, limit: 50 }));
    expect(nearLimit(pupils).map(({ name }) => name)).toEqual(['Tarek', 'Aylin', 'Yusuf']);
  });

  it('get more until nobody may have more', () => {
    expect([perDay, perDay + extraMax - more, perDay + extraMax].map((limit) => mayGetMore({ limit }))).toEqual([true, true, false]);
  });
});
