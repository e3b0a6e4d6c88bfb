// @module-tag proof
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BoardApi, ownId, startBoardApi } from '../boards/board-api.js';
import { boardCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Each sends a part of the 200 attempts, or the limit of requests per minute would make it an hour. */
const ATTACKERS = 20;
const ATTEMPTS = 200;

describe("what a guest cannot do to somebody else's card by calls", () => {
  it(`[TR-23] [T-08] ${ATTEMPTS} times of each kind: the board in the journal is the same to the byte, and the next legal call counts`, async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Pro');
    const {
      body: { id: other },
    } = await cast.addList('Contra');
    const victim = await cast.addCard(cast.guest.browser, list, { name: 'Vom Opfer' });
    const card = `/api/pinboard/cards/${victim.body.id}`;
    const contra = ownId({ body: { id: other } });
    const rows = async () =>
      (
        await api.database.query<{ count: number }[]>('select count(*)::int as count from document_update where item_id = $1', [
          cast.item.id,
        ])
      )[0]!.count;
    const before = [JSON.stringify([...(await cast.stored()).cardsOf.values()]), await rows()];
    const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => cast.anotherGuest()));
    const kinds: Record<string, (browser: (typeof attackers)[number]['browser'], n: number) => Promise<{ status: number }>> = {
      delete: (browser) => browser.delete(card),
      move: (browser) => browser.patch(`${card}/move`, { list: contra, after: null }),
      recolour: (browser) => browser.put(card, { colour: 'koralle' }),
      rename: (browser, n) => browser.put(card, { name: `Gehackt ${n}` }),
      reauthor: (browser, n) => browser.put(card, { author: attackers[n % ATTACKERS]!.id, name: 'Vom Opfer' }),
      hide: (browser) => browser.patch(`${card}/hide`, { hidden: true }),
      permit: (browser) => browser.put(card, { permission: 'visitor_permissions_invisible' }),
    };
    for (const [kind, attempt] of Object.entries(kinds)) {
      const statuses = await Promise.all(
        attackers.map(async ({ browser }, attacker) => {
          const seen: number[] = [];
          for (let n = 0; n < ATTEMPTS / ATTACKERS; n += 1) seen.push((await attempt(browser, attacker + n)).status);
          return seen;
        }),
      );
      expect({ kind, statuses: [...new Set(statuses.flat())], attempts: statuses.flat().length }).toEqual({
        kind,
        statuses: [kind === 'reauthor' ? 400 : 403],
        attempts: ATTEMPTS,
      });
    }
    expect([JSON.stringify([...(await cast.stored()).cardsOf.values()]), await rows()]).toEqual(before);
    expect((await cast.addCard(attackers[0]!.browser, list, { name: 'Erlaubt' })).status).toBe(201);
  });
});
