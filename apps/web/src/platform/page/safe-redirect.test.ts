import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect';

describe('[D-2] redirectUri of the sign-in and redirect_to of the first steps take only paths of the own origin', () => {
  it.each([
    ['/folders?page=2#x', '/folders?page=2#x'],
    ['/', '/'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/..//evil.example/x', '/'],
    ['/folders/..//evil.example', '/'],
    ['/%2e//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['folders', '/'],
    [`/${'a'.repeat(2000)}`, '/'],
  ])('%j -> %s', (wanted, expected) => {
    expect(safeRedirect(wanted)).toBe(expected);
  });
});
