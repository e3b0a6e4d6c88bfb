import { describe, expect, it } from 'vitest';
import { readWebAddress } from './web-address';

describe('an address for a QR code', () => {
  it.each([
    ['murmel.example', 'https://murmel.example/'],
    [' https://murmel.example/s/wald7b ', 'https://murmel.example/s/wald7b'],
    ['http://192.168.0.7:3000/s/x', 'http://192.168.0.7:3000/s/x'],
    ['192.168.0.7:3000/s/x', 'https://192.168.0.7:3000/s/x'],
    ['wald', undefined],
    ['', undefined],
    ['zwei wörter.example', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:a@b.example', undefined],
    [`https://a.example/${'x'.repeat(2000)}`, undefined],
  ])('%s', (typed, address) => {
    expect(readWebAddress(typed)).toBe(address);
  });
});
