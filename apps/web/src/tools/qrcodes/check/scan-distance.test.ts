import { describe, expect, it } from 'vitest';
import { minWidthFrom, minWidthOnPaper, scanDistance } from './scan-distance';

describe('how wide a code has to be', () => {
  it.each([
    [29, 20, 400, 0.8],
    [45, 25, 550, 0.5],
    [61, 35, 750, 0.4],
    [125, 70, 1500, 0.2],
  ])('with %i modules %i mm in the hand, %i mm on the wall 8 m away; 4 cm are read from %d m', (modules, hand, wall, reach) => {
    expect([minWidthOnPaper(modules), minWidthFrom(8, modules), scanDistance(40, modules)]).toEqual([hand, wall, reach]);
  });
});
