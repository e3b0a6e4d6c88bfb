import { describe, expect, it } from 'vitest';
import { shortCode } from './calls/fields.js';
import { shortCodeProblem, tidyShortCode } from './short-code.js';

describe('own short codes', () => {
  it.each([
    ['ab', 'tooShort'],
    ['abc', undefined],
    ['Protokoll-7b', undefined],
    ['  wald_7b ', undefined],
    ['a'.repeat(40), undefined],
    ['a'.repeat(41), 'tooLong'],
    ['ökologie', 'characters'],
    ['zwei wörter', 'characters'],
    ['a/b', 'characters'],
    ['abc\n', undefined],
    ['wald\u20117b', undefined],
    ['ｗａｌｄ７', undefined],
    ['wald\u200B', undefined],
    ['', 'tooShort'],
  ])('[A27] %j: %s, on the screen and at the server', (code, problem) => {
    expect(shortCodeProblem(code)).toBe(problem);
    expect(shortCode.safeParse(code).success).toBe(problem === undefined);
  });

  it('is stored in small letters', () => {
    expect(tidyShortCode(' Wald-7B ')).toBe('wald-7b');
    expect(shortCode.parse(' Wald-7B ')).toBe('wald-7b');
  });
});
