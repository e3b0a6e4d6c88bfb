import { describe, expect, it } from 'vitest';
import { reloadAddress } from './counted-reload';

describe('[ERR-10] reloadAddress', () => {
  it.each([
    ['https://murmel.example/tools', 'https://murmel.example/tools?reload=1'],
    ['https://murmel.example/tools?page=2#a', 'https://murmel.example/tools?page=2&reload=1#a'],
    ['https://murmel.example/tools?reload=1', 'https://murmel.example/tools?reload=2'],
    ['https://murmel.example/tools?reload=2', undefined],
    ['https://murmel.example/tools?reload=x', 'https://murmel.example/tools?reload=1'],
  ])('%s -> %s', (href, expected) => {
    expect(reloadAddress(href)).toBe(expected);
  });
});
