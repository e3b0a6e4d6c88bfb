import { expect, it } from 'vitest';
import german from './de.json';
import english from './en.json';

const fields = import.meta.glob<string>('../../../core/answers/fields/*.tsx', { eager: true, import: 'default', query: '?raw' });

/** A dotted key, in any plural form. */
function isThere(texts: object, key: string): boolean {
  const [last = '', ...folders] = key.split('.').reverse();
  const folder = folders.reduceRight((inside: object | undefined, name) => (inside as Record<string, object> | undefined)?.[name], texts);
  return Object.keys(folder ?? {}).some((name) => name === last || name === `${last}_other`);
}

it('every text that the shared fields ask for is among those of the form', () => {
  const keys = Object.values(fields).flatMap((source) => [...source.matchAll(/'((?:text|file|own)\.\w+)'/g)].map(([, key]) => key!));
  expect(keys.length).toBeGreaterThan(10);
  for (const texts of [german, english]) expect(keys.filter((key) => !isThere(texts, key))).toEqual([]);
});
