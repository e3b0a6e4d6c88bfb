import { refuseGroups } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { readWish } from './group-wish';

describe('what groups are wished', () => {
  it('the number must be smaller than that of the names', () => {
    expect(readWish(28, 'size', '28').problem).toEqual({ code: 'smaller', limit: 28 });
    expect(readWish(28, 'count', '280').problem).toEqual({ code: 'smaller', limit: 28 });
    expect(readWish(28, 'size', ' 27 ').number).toBe(27);
  });

  it('20 groups at most', () => {
    expect(readWish(28, 'count', '20').number).toBe(20);
    expect(readWish(28, 'count', '21').problem).toEqual({ code: 'groups', limit: 20 });
    expect(readWish(28, 'size', '1').problem).toEqual({ code: 'groups', limit: 20 });
    expect(readWish(100, 'size', '5').number).toBe(5);
  });

  it('a whole number', () => {
    for (const typed of ['', '0', '-3', '2.5', '2,5', 'vier', '1e1', '99999'])
      expect(readWish(28, 'size', typed).problem).toEqual({ code: 'whole', limit: 27 });
  });

  it('is refused exactly when the board refuses it', () => {
    for (const names of [0, 1, 2, 3, 20, 21, 28, 100])
      for (const by of ['count', 'size'] as const)
        for (let number = 0; number <= 101; number += 1) {
          const entries = Array.from({ length: names }, (_, index) => ({ id: `e${index}`, name: 'x' }));
          expect(readWish(names, by, String(number)).problem === undefined).toBe(refuseGroups({ entries, by, number }) === undefined);
        }
  });
});
