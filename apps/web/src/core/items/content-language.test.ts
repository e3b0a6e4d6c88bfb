import { expect, it } from 'vitest';
import { contentLanguage } from './content-language';

it('what is in an item is in the language that HTML knows', () => {
  expect(contentLanguage({ language: 'de' })).toBe('de');
  expect(contentLanguage({ language: 'ua' })).toBe('uk');
});
