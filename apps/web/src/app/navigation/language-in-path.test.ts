import { expect, it } from 'vitest';
import { languageInPath } from './language-in-path';

it.each([
  ['/en/help', 'en'],
  ['/de/help/articles/1-x', 'de'],
  ['/fr/help', undefined],
  ['/en/helpful', undefined],
  ['/help', undefined],
  ['/en', undefined],
])('[NAV-23] %s names %s', (path, language) => {
  expect(languageInPath(path)).toBe(language);
});
