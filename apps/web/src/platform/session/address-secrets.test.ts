import { describe, expect, it } from 'vitest';
import { hashWithoutSecret, secretsIn, splitSecrets } from './address-secrets';

describe('[SES-12] splitSecrets', () => {
  it.each([
    ['', {}, ''],
    ['?page=2', {}, '?page=2'],
    ['?token=abc', { accessToken: 'abc' }, ''],
    ['?page=2&token=abc&locale=en', { accessToken: 'abc' }, '?page=2&locale=en'],
    ['?public_token=p&password=B%C3%A4r', { publicToken: 'p', itemPassword: 'Bär' }, ''],
  ])('%s', (search, secrets, rest) => {
    expect(splitSecrets(search)).toEqual({ secrets, rest });
  });
});

describe('[WKS-11] the key of a response', () => {
  const key = 'aB3_-'.repeat(6) + 'xy';

  it('stands behind the address, beside other secrets, and goes from there', () => {
    expect(secretsIn({ search: '?token=abc', hash: `#${key}` })).toEqual({ accessToken: 'abc', responseKey: key });
    expect(hashWithoutSecret(`#${key}`)).toBe('');
  });

  it.each(['', '#', '#top', `#${key}x`, `#x=${key}`])('is not %j', (hash) => {
    expect(secretsIn({ search: '', hash })).toEqual({});
    expect(hashWithoutSecret(hash)).toBe(hash);
  });
});
