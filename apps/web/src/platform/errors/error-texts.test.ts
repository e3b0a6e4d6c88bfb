import { ERRORS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import ofAccountsDe from './accounts/de.json';
import ofAccountsEn from './accounts/en.json';
import de from './de.json';
import en from './en.json';

describe('error texts', () => {
  it.each([
    ['German', { ...de, ...ofAccountsDe }],
    ['English', { ...en, ...ofAccountsEn }],
  ])('[I18-06] %s has a sentence for every error code', (_language, texts: Record<string, string>) => {
    const missing = Object.keys(ERRORS).filter((code) => !texts[code]);
    expect(missing).toEqual([]);
  });
});
