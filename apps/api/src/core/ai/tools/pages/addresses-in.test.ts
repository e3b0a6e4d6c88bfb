import { describe, expect, it } from 'vitest';
import { addressesIn } from './known-addresses.js';

const MOOR = 'https://de.wikipedia.org/wiki/Moor_(Landschaft)';

describe('addresses that a teacher wrote', () => {
  it.each([`Lies ${MOOR}.`, `(siehe ${MOOR})`, `${MOOR}, bitte`, `**${MOOR}**`])('are whole in %j', (text) =>
    expect(addressesIn([text]).has(MOOR)).toBe(true),
  );

  it('begin with http or https', () => expect([...addressesIn(['ftp://a.example javascript:alert(1)'])]).toEqual([]));
});
