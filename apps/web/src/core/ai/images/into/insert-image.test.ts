import { expect, it } from 'vitest';
import { INSERTED_TITLE_MAX, titleWithCaption } from '../../../tools/picture-inserters';
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

it('says how it was made where a tool has only a title, and cuts the title for it', () => {
  expect(titleWithCaption({ title: 'Ein Wald', caption: 'Mit KI erzeugt' })).toBe('Ein Wald · Mit KI erzeugt');
  const long = titleWithCaption({ title: 'Ein Fichtenwald in Stockwerken mit Pilzen, …', caption: 'Mit KI erzeugt' });
  expect(long.length).toBeLessThanOrEqual(INSERTED_TITLE_MAX);
  expect(long).toMatch(/… · Mit KI erzeugt$/);
});
