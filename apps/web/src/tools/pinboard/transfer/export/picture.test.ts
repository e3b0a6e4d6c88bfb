import { expect, it } from 'vitest';
import { pictureRatio } from './picture';

it.each([
  [1400, 900, 2],
  [9000, 2000, 16_000 / 9000],
  [600, 32_000, 0.5],
  [10_000, 15_000, Math.sqrt(60 / 150)],
])('draws %i x %i at %d', (width, height, ratio) => {
  expect(pictureRatio(width, height)).toBeCloseTo(ratio);
  expect(Math.max(width, height) * pictureRatio(width, height)).toBeLessThanOrEqual(16_000);
});
