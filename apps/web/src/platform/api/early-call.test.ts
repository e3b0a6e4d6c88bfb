import { beforeEach, expect, it, vi } from 'vitest';

const ITEM = 'https://murmel.example/api/items/1';
const fetched = vi.fn<typeof fetch>();
let callEarly: typeof import('./early-call').callEarly;
let takeEarly: typeof import('./early-call').takeEarly;

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://murmel.example/pinboard/public_boards/1'));
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.resetModules();
  ({ callEarly, takeEarly } = await import('./early-call'));
});

it('the same call gets the answer that is on its way, once, and no other call does', async () => {
  const answer = Response.json({ id: '1' });
  fetched.mockResolvedValue(answer);
  callEarly('/items/1', { 'x-access-token': 'a' });
  expect(fetched.mock.calls).toEqual([[ITEM, { headers: { 'x-access-token': 'a' } }]]);
  expect(takeEarly(new Request(ITEM, { method: 'DELETE' }))).toBeUndefined();
  expect(takeEarly(new Request(`${ITEM}?more`))).toBeUndefined();
  expect(takeEarly(new Request(`${ITEM}2`))).toBeUndefined();
  expect(await takeEarly(new Request(ITEM))).toBe(answer);
  expect(takeEarly(new Request(ITEM))).toBeUndefined();
});

it('without a network it fails for whoever takes it, and for nobody else', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  callEarly('/items/1', {});
  await new Promise((resolve) => setTimeout(resolve));
  await expect(takeEarly(new Request(ITEM))).rejects.toThrow(TypeError);
});

it('a file that came late asks nothing: the client has asked itself, and the address says no secret any more', () => {
  expect(takeEarly(new Request(ITEM))).toBeUndefined();
  callEarly('/items/1', {});
  expect(fetched).not.toHaveBeenCalled();
  expect(takeEarly(new Request(ITEM))).toBeUndefined();
});
