import { describe, expect, it } from 'vitest';
import { givenName } from './given-name.js';

describe('the name out of a line of a class register', () => {
  it.each([
    ['Müller, Anna', 'Anna'],
    ['von der Heide,Jan Philipp ', 'Jan Philipp'],
    ['Öztürk , Ayşe-Nur', 'Ayşe-Nur'],
    ['Anna', 'Anna'],
    ['Anna Müller', 'Anna Müller'],
    ['Anna,', 'Anna,'],
    [', Anna', ', Anna'],
    ['Anna, Ben, Carl', 'Anna, Ben, Carl'],
    ['', ''],
  ])('%j is %j', (line, name) => expect(givenName(line)).toBe(name));

  it('is found in a long line of commas and spaces at once', { tags: ['proof'] }, () => {
    const long = `a,${' '.repeat(50_000)},`;
    const begun = performance.now();
    expect(givenName(long)).toBe(long);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
