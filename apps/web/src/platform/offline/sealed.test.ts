import { expect, it } from 'vitest';
import { newKey, seal, unseal } from './sealed';

const piece = { facts: { title: 'Wald' }, bytes: Uint8Array.from([1, 2, 3]) };

it('what is kept can be read with its key and at its place only, and the key cannot be taken along', async () => {
  const key = await newKey();
  const sealed = await seal(key, 'ada/1', piece);
  expect(await unseal(key, 'ada/1', sealed)).toEqual(piece);
  expect(new TextDecoder('latin1').decode(sealed.data)).not.toContain('Wald');
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  await expect(unseal(key, 'ben/1', sealed)).rejects.toThrow();
  await expect(unseal(key, 'ada/2', sealed)).rejects.toThrow();
  await expect(unseal(await newKey(), 'ada/1', sealed)).rejects.toThrow();
  new Uint8Array(sealed.data)[0]! ^= 1;
  await expect(unseal(key, 'ada/1', sealed)).rejects.toThrow();
});

it('the same words never look the same', async () => {
  const key = await newKey();
  const [first, second] = [await seal(key, 'ada/1', piece), await seal(key, 'ada/1', piece)];
  expect(first.iv).not.toEqual(second.iv);
  expect(new Uint8Array(first.data)).not.toEqual(new Uint8Array(second.data));
});
