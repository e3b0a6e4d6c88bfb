import { expect, it } from 'vitest';
import { CONTENT_LANGUAGES, contentLanguage } from './item-fields.js';

it('[D-6] what is in an item is in the language that HTML knows', () => {
  expect(contentLanguage({ language: 'de' })).toBe('de');
  expect(CONTENT_LANGUAGES).toContain('ua');
  expect(contentLanguage({ language: 'ua' })).toBe('uk');
});
