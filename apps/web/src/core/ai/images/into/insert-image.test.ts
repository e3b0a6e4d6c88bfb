import { expect, it } from 'vitest';
import { INSERTED_TITLE_MAX } from '../../../tools/picture-inserters';
import { shortTitle } from './insert-image';

it('the title of a picture is the beginning of what it shows, cut between words and never within a letter', () => {
  expect(shortTitle('Ein  Wald\nim Herbst')).toBe('Ein Wald im Herbst');
  expect(shortTitle('Ein Fichtenwald in Stockwerken mit Pilzen, Sträuchern und hohen Bäumen')).toBe(
    'Ein Fichtenwald in Stockwerken mit Pilzen, …',
  );
  for (const long of ['🌲'.repeat(60), 'x'.repeat(60)]) {
    expect(shortTitle(long).length).toBeLessThanOrEqual(INSERTED_TITLE_MAX);
    expect(() => encodeURIComponent(shortTitle(long))).not.toThrow();
  }
});
