import { expect, it } from 'vitest';
import { signOnAddress } from './sign-on-address';

it('sends nothing along that was not asked for', () => {
  expect(signOnAddress('land')).toBe('/sign_on/with/land');
});

it('takes along where one wanted to go, and whether the browser stays signed in', () => {
  expect(signOnAddress('land', '/folders?page=2#x', true)).toBe('/sign_on/with/land?redirectUri=%2Ffolders%3Fpage%3D2%23x&remember=1');
});
