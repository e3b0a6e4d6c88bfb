import { describe, expect, it } from 'vitest';
import { readEmbed } from './read-embed';

const OWN = 'https://murmel.example';

describe('what somebody wants to embed', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['https://www.geogebra.org/m/abc', { kind: 'fits', address: 'https://www.geogebra.org/m/abc', scripts: 0, others: 0 }],
    ['<iframe src="https://a.example/1"></iframe>', { kind: 'fits', address: 'https://a.example/1', scripts: 0, others: 0 }],
    [
      '<div><iframe src="https://a.example/1"></iframe><script src="https://a.example/x.js"></script></div>',
      { kind: 'fits', address: 'https://a.example/1', scripts: 1, others: 1 },
    ],
    ['<script>alert(1)</script>', { kind: 'refused' }],
    ['javascript:alert(1)', { kind: 'refused' }],
    ['http://a.example/1', { kind: 'refused' }],
    ['https://murmel.example/pinboard/public_boards/1?token=x', { kind: 'own' }],
    ['<iframe src="https://murmel.example/"></iframe>', { kind: 'own' }],
  ])('%s', (input, outcome) => {
    expect(readEmbed(input, OWN)).toEqual(outcome);
  });
});
