import { expect, it } from 'vitest';
import { addressBefore, readable } from './short-address';

it('an address is shown without what nobody types', () => {
  expect(readable('https://murmel.example/s/k7m2p4')).toBe('murmel.example/s/k7m2p4');
  expect(readable('http://192.168.1.20:3000/s/k7m2p4')).toBe('192.168.1.20:3000/s/k7m2p4');
  expect(addressBefore('https://murmel.example/s/k7m2p4', 'k7m2p4')).toBe('murmel.example/s/');
});
