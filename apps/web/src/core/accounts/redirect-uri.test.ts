import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect-uri';

const ORIGIN = 'https://murmel.example';

describe('D-2 safeRedirect', () => {
  it.each([
    ['/folders?page=2#x', '/folders?page=2#x'],
    ['/', '/'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['folders', '/'],
    [`/${'a'.repeat(2000)}`, '/'],
  ])('%j -> %s', (wanted, expected) => {
    expect(safeRedirect(wanted, ORIGIN)).toBe(expected);
  });
});
