import { describe, expect, it } from 'vitest';
import { splitSecrets } from './address-secrets';

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
