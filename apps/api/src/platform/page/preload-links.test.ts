import { expect, it } from 'vitest';
import { type PreloadFiles, preloadLinks } from './preload-links.js';

const FILES: PreloadFiles = {
  surveys: {
    de: { scripts: ['assets/form.js', 'assets/de.js'], styles: ['assets/form.css'] },
    en: { scripts: ['assets/form.js', 'assets/en.js'], styles: [] },
  },
};
const SURVEY = '/surveys/surveys/1/public_survey_responses/new';

function textsAt(url: string, profile: string | null, acceptLanguage: string | undefined): string | undefined {
  return /assets\/(de|en)\.js/.exec(preloadLinks(FILES, { url, profile, acceptLanguage }))?.[1];
}

it('a public page names the scripts and styles of its tool, and no other page does', () => {
  expect(preloadLinks(FILES, { url: `${SURVEY}?token=x`, profile: null, acceptLanguage: 'de' }).split(/\n\s*/)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/form.js">',
    '<link rel="modulepreload" crossorigin href="/assets/de.js">',
    '<link rel="preload" as="style" crossorigin href="/assets/form.css">',
  ]);
  for (const url of ['/', '/surveys/surveys/1', '/s/abc', '/word_clouds/public_word_clouds/1', '//evil', '//[', '/%'])
    expect(preloadLinks(FILES, { url, profile: null, acceptLanguage: 'de' })).toBe('');
});

it.each([
  ['?locale=en', 'de', 'de', 'en'],
  ['', 'en', 'de-DE,de;q=0.9', 'en'],
  ['', null, 'fr, en-GB;q=0.8, de;q=0.5', 'en'],
  ['', null, 'DE-at,en', 'de'],
  ['', null, 'tr', 'de'],
  ['', null, undefined, 'de'],
  ['?locale=</script>', null, '"><script>', 'de'],
] as const)('the address says %j, the profile %j, the browser %j: texts in %s', (search, profile, acceptLanguage, language) => {
  expect(textsAt(`${SURVEY}${search}`, profile, acceptLanguage)).toBe(language);
});
