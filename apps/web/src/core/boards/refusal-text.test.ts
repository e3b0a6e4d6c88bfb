import { beforeAll, describe, expect, it } from 'vitest';
import errors from '../../platform/errors/de.json';
import { prefetchTexts } from '../../platform/i18n/i18n';
import { addTextFiles } from '../../platform/i18n/texts';
import boards from './de.json';
import { refusalText } from './refusal-text';

beforeAll(async () => {
  addTextFiles({
    '/src/platform/errors/de.json': () => Promise.resolve(errors),
    '/src/core/boards/de.json': () => Promise.resolve(boards),
  });
  await prefetchTexts(['platform/errors', 'boards']);
});

describe('why a board was not changed', () => {
  it('names the number where there is one', () => {
    expect(refusalText({ code: 'TEXT_TOO_LONG', limit: 100 })).toBe('Der Text ist zu lang: Höchstens 100 Zeichen passen hinein.');
  });

  it('[PIN-08] says that it failed where nobody at the board can do anything about it', () => {
    expect(refusalText({ code: 'BAD_REQUEST' })).toBe('Das konnte nicht geändert werden. Versuche es gleich noch einmal.');
  });

  it('has a sentence for a code that only a newer server knows', () => {
    expect(refusalText({ code: 'LATER' as 'INTERNAL' })).toBe(errors.GENERIC);
  });
});
