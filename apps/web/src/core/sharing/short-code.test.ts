import { describe, expect, it } from 'vitest';
import { addressBefore, normalised, readable, shortCodeProblem } from './short-code';

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
    ['', 'tooShort'],
  ])('[A27] %j: %s', (code, problem) => expect(shortCodeProblem(code)).toBe(problem));

  it('is stored in small letters', () => expect(normalised(' Wald-7B ')).toBe('wald-7b'));

  it('is shown without what nobody types', () => {
    expect(readable('https://murmel.example/s/k7m2p4')).toBe('murmel.example/s/k7m2p4');
    expect(readable('http://192.168.1.20:3000/s/k7m2p4')).toBe('192.168.1.20:3000/s/k7m2p4');
    expect(addressBefore('https://murmel.example/s/k7m2p4', 'k7m2p4')).toBe('murmel.example/s/');
  });
});
