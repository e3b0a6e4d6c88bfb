import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.js';

const moor = 'https://de.wikipedia.org/wiki/Moor_(Landschaft)';

describe('addresses in a text', () => {
  it.each([
    [moor, moor],
    [`(siehe ${moor}).`, moor],
    [`${moor}, und`, moor],
    [`„${moor}“`, moor],
    ['[https://a.example/?b[]=1&c={d}]!', 'https://a.example/?b[]=1&c={d}'],
    ['(https://a.example)und', 'https://a.example'],
    ['www.a.example/b_(c_(d)).', 'www.a.example/b_(c_(d))'],
    ['**https://a.example**', 'https://a.example'],
  ])('in %j is whole', (text, address) => expect(findAddresses(text)).toEqual([{ address, index: text.indexOf(address) }]));

  it('are none where nothing follows', () => expect(findAddresses('https:// www. http://).')).toEqual([]));
});
