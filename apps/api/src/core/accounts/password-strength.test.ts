import { describe, expect, it } from 'vitest';
import { isWeak } from './password-strength.js';

const PERSON = ['deniz.kaya@schule.example', 'Deniz', 'Kaya'];

describe('a password that people guess', () => {
  it.each([
    'passwort123',
    'Sommer2026!',
    'Schule1234!',
    'qwertz12345',
    'lehrerzimmer',
    'Geheim 12345',
    '1234567890',
    'aaaaaaaaaaaa',
    'aB1!'.repeat(32),
    'DenizKaya1',
    'deniz.kaya@schule.example',
    'Ginalisa123',
  ])('%s', async (password) => expect(await isWeak(password, PERSON)).toBe(true));

  it.each([
    'Korrekt Pferd Batterie',
    'der Hund bellt laut',
    'Mein neues Passwort 1',
    'Mathematik7b',
    'ßäöü-Übung-Löwe',
    '漢字かな交じり文です',
    'x9K#mQ2$vL',
  ])('not %s', async (password) => expect(await isWeak(password, PERSON)).toBe(false));

  it('looks at what costs little, however long it is', { tags: ['proof'] }, async () => {
    await isWeak('warm');
    const begun = performance.now();
    for (const part of ['4@8(3961!|0$5+7%2', '@4$1!0|3', 'aB1!']) await isWeak(part.repeat(128).slice(0, 128), PERSON);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
