import { expect, it } from 'vitest';
import german from './de.json';
import english from './en.json';

it('[TXT-04] a refused connection, a failed sign-in and every other end of a live document has words of its own', () => {
  for (const { end } of [german, english]) {
    const ends = [end.refused, end.signedOut, end.forbidden, end.notFound, end.password, end.outdated, end.crowded];
    expect(new Set(ends.map(({ title }) => title)).size).toBe(ends.length);
    expect(ends.every(({ text }) => text.length > 0)).toBe(true);
  }
});
