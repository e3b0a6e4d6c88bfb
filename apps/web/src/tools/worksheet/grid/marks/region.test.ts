import { expect, it } from 'vitest';
import { MIDDLE, type Region, regionAfter, regionBetween } from './region';

const press = (region: Region, key: string, shiftKey = false) =>
  regionAfter(region, { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false });

it('is drawn in any direction, stays on the picture, and a tap is none', () => {
  expect(regionBetween({ x: 0.5, y: 0.6 }, { x: 0.2, y: 0.1 })).toEqual({ x: 0.2, y: 0.1, width: 0.3, height: 0.5 });
  expect(regionBetween({ x: 0.5, y: 0.5 }, { x: 1.7, y: -3 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
  expect(regionBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeUndefined();
});

it('moves by arrow keys and never leaves the picture; with Shift it grows and shrinks', () => {
  expect(press(MIDDLE, 'ArrowRight')).toEqual({ ...MIDDLE, x: 0.37 });
  expect(press(MIDDLE, 'ArrowUp', true)).toEqual({ ...MIDDLE, height: 0.28 });
  let region = MIDDLE;
  for (let step = 0; step < 60; step += 1) region = press(press(region, 'ArrowDown')!, 'ArrowRight', true)!;
  expect(region).toEqual({ x: 0.35, y: 0.7, width: 0.65, height: 0.3 });
  for (let step = 0; step < 60; step += 1) region = press(region, 'ArrowLeft', true)!;
  expect(region.width).toBe(0.03);
  expect(press(MIDDLE, 'x')).toBeUndefined();
});
