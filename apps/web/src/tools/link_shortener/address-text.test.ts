import { describe, expect, it } from 'vitest';
import { addressParts, shortAddress } from './address-text';

describe('the host of an address', () => {
  it.each([
    ['https://klexikon.zum.de/wiki/Wald', 'klexikon.zum.de'],
    ['https://bank.example@evil.example/', 'evil.example'],
    ['https://bank.example.evil.example:8443/a?b#c', 'bank.example.evil.example:8443'],
    ['https://xn--pple-43d.com/', 'xn--pple-43d.com'],
    ['https://äpfel.example/', 'xn--pfel-koa.example'],
  ])('of %s is %s', (address, host) => expect(addressParts(address).host).toBe(host));

  it('stands alone where nothing follows it', () => {
    expect([shortAddress('https://zum.de/'), shortAddress('https://zum.de/a?b#c')]).toEqual(['zum.de', 'zum.de/a?b#c']);
  });
});
