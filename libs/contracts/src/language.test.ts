import { describe, expect, it } from 'vitest';
import { browserLanguage, startLanguage } from './language.js';

describe('[I18-01] [I18-02] browserLanguage', () => {
  it.each([
    [['en-GB'], 'en'],
    [['fr', 'de'], 'de'],
    [['fr-FR', 'en-US', 'de'], 'en'],
    [['DE-at'], 'de'],
    [['tr', 'uk'], 'de'],
    [[], 'de'],
  ])('%j -> %s', (wanted, expected) => {
    expect(browserLanguage(wanted)).toBe(expected);
  });
});

describe('[NAV-22] startLanguage', () => {
  const browser = ['de-DE'];

  it.each([
    [{ search: '?locale=en', kept: 'de', profile: 'de', browser }, 'en'],
    [{ search: '?locale=fr', kept: 'en', profile: 'de', browser }, 'en'],
    [{ search: '', kept: null, profile: 'en', browser }, 'en'],
    [{ search: '', kept: null, profile: null, browser }, 'de'],
  ])('%o -> %s', (wishes, expected) => {
    expect(startLanguage(wishes)).toBe(expected);
  });
});
