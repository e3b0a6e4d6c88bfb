import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const german = import.meta.glob<Texts>('../../**/de.json', { eager: true, import: 'default' });
const english = import.meta.glob<Texts>('../../**/en.json', { eager: true, import: 'default' });

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${prefix}${key}` : keysOf(value, `${prefix}${key}.`),
  );
}

function valuesOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? value : valuesOf(value)));
}

describe('texts', () => {
  it('[I18-01] exist in German and in English for every namespace', () => {
    const namespaces = (files: Record<string, Texts>) =>
      Object.keys(files)
        .map((file) => file.replace(/..\.json$/, ''))
        .sort();
    expect(namespaces(german).length).toBeGreaterThan(0);
    expect(namespaces(english)).toEqual(namespaces(german));
  });

  it('a number and its unit stay in one line', () => {
    const apart = [german, english].flatMap((files) =>
      Object.values(files)
        .flatMap(valuesOf)
        .filter((value) => /(?:\}\}|\d) (?:MB|GB|kB|%|Uhr\b|Min\.)|(?:Klasse|Grades|Year) \d+–\d/u.test(value)),
    );
    expect(apart).toEqual([]);
  });

  it.each(Object.keys(german))('[I18-06] %s has the same keys in English, and no empty text', (file) => {
    const other = english[file.replace('de.json', 'en.json')] ?? {};
    const texts = german[file] ?? {};
    expect(keysOf(other).sort()).toEqual(keysOf(texts).sort());
    expect([...valuesOf(texts), ...valuesOf(other)].filter((value) => value.trim() === '')).toEqual([]);
  });
});
