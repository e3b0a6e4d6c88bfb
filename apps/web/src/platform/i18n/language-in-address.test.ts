import { expect, it } from 'vitest';
import { languageInAddress, languageInPath } from './language-in-address';

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

it('[NAV-23] a language chosen by parameter says more than one in the path', () => {
  expect(languageInAddress({ pathname: '/en/help', search: '?locale=de' })).toBe('de');
  expect(languageInAddress({ pathname: '/en/help', search: '?locale=fr' })).toBe('en');
  expect(languageInAddress({ pathname: '/', search: '' })).toBeUndefined();
});
