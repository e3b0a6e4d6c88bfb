import { describe, expect, it } from 'vitest';
import { displayAddress } from './display-address';

describe('the words below a QR code', () => {
  it.each([
    ['https://murmel.example/s/wald7b', { before: 'murmel.example/s/', large: 'wald7b' }],
    ['http://192.168.0.7:3000/s/foto7b', { before: '192.168.0.7:3000/s/', large: 'foto7b' }],
    ['https://murmel.example/', { before: '', large: 'murmel.example' }],
    ['https://de.wikipedia.org/wiki/Wald', { before: 'de.wikipedia.org/wiki/', large: 'Wald' }],
    ['https://a.example/b/c/d', { before: '', large: 'a.example/b/c/d' }],
    ['https://a.example/b?c=d', { before: '', large: 'a.example/b?c=d' }],
  ])('%s', (address, words) => {
    expect(displayAddress(address)).toEqual(words);
  });
});
