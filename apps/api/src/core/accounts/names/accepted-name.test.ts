import { expect, it } from 'vitest';
import { acceptedName } from './accepted-name.js';

it('tidies spaces and takes hidden characters away', () => {
  expect(acceptedName('  Mila \u202e\n  aus\u200b der  7b\u0000 ', 'displayName')).toBe('Mila aus der 7b');
});

it('keeps letters of every script and joined emoji', () => {
  expect(acceptedName('Zoë 李雷 👩‍🏫', 'displayName')).toBe('Zoë 李雷 👩‍🏫');
});

it('refuses insults and names of which nothing is left', () => {
  expect(() => acceptedName('Arschloch', 'displayName')).toThrowError(
    expect.objectContaining({ code: 'BAD_REQUEST', data: { field: 'displayName', reason: 'name' } }),
  );
  for (const blank of ['\u200b \u202e', '\u3164', '\u2800', '\u00AD', '\uFE0F'])
    expect(() => acceptedName(blank, 'displayName')).toThrowError(
      expect.objectContaining({ data: { field: 'displayName', reason: 'empty' } }),
    );
});

it("does not judge somebody's real name", () => {
  expect(acceptedName('Frau Fick', 'publicName', 'Maria Fick')).toBe('Frau Fick');
  expect(() => acceptedName('Frau Fick', 'publicName', 'Maria Sommer')).toThrow();
});
