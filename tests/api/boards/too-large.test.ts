import { LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { boardCast } from '../pinboard/board-cast.js';
import { type BoardApi, startBoardApi } from './board-api.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

it('a card of more than anybody is asked to read is the fault of whoever sends it: it does not look like a server that is away', async () => {
  const { owner, addList, addCard } = await boardCast(api);
  const list = (await addList('Tiere')).body.id;
  const { orderBytes: max } = LIMITS.board;
  const { descriptionMax } = LIMITS.pinboard;
  const runs = Array.from({ length: (2 * max) / descriptionMax }, () => ({ text: 'x'.repeat(descriptionMax) }));
  const { status, body } = await addCard(owner.browser, list, { name: 'Reh', description: [{ type: 'paragraph', runs }] });
  expect([status, body.code, body.data]).toEqual([400, 'BAD_REQUEST', { reason: 'too large', max }]);
  expect((await addCard(owner.browser, list)).status).toBe(201);
});
