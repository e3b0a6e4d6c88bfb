import { describe, expect, it } from 'vitest';
import { pageTitle } from './title';

describe('[TIT-01] pageTitle', () => {
  it.each([
    ['Werkzeuge', 'Papierkorb', 'Werkzeuge | Papierkorb'],
    ['Tools', undefined, 'Tools'],
  ])('%s and %s', (tools, route, expected) => {
    expect(pageTitle(tools, route)).toBe(expected);
  });
});
