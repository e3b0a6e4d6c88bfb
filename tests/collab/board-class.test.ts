// @module-tag proof
import { listsOf } from '@murmel/documents';
import type { Account } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { PinboardClient } from './support/pinboard-client.js';
import { until } from './support/until.js';

const GUESTS = 34;
const CARDS = 60;
const MOVES = 200;
const LISTS = ['ListeA000001', 'ListeB000002', 'ListeC000003'];

let lesson: Lesson;
let teacher: Account;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
});
afterAll(() => lesson.stop());

/** Returns the whole wall as a client sees it: every list with its cards in order. */
function wall(client: PinboardClient): string {
  const { board } = client;
  return JSON.stringify(
    listsOf(board).map(({ id }) =>
      (board.cardsOf.get(id) ?? []).filter(({ trashed }) => !trashed).map((card) => `${card.id} ${card.name}`),
    ),
  );
}

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;

describe('35 people at one wall', () => {
  it(`[C11] ${CARDS} cards and ${MOVES} moves at random, some of them off line: one order everywhere, nothing lost or doubled`, async () => {
    const lists = new Map(LISTS.map((id, index) => [id, { name: id, order: `a${index}`, author: teacher.id }]));
    const item = await lesson.pinboard(teacher, {}, { lists });
    const source = await new PinboardClient(lesson, item, { accountId: teacher.id }, false).ready();
    const projector = await new PinboardClient(lesson, item, { accountId: teacher.id }, false).ready();
    const visitors = await Promise.all(Array.from({ length: GUESTS }, (_, index) => lesson.visitor(item, `Gast ${index}`)));
    const guests = await Promise.all(visitors.map(({ id }) => new PinboardClient(lesson, item, { visitorId: id }, true).ready()));
    const owned = new Map<PinboardClient, string[]>(guests.map((guest) => [guest, []]));

    await Promise.all(
      Array.from({ length: CARDS }, async (_, index) => {
        const guest = guests[index % GUESTS]!;
        const answer = await guest.ask('addCard', { list: pick(LISTS), name: `Karte ${index}` });
        if (answer.ok) owned.get(guest)!.push(...answer.made);
        else expect.fail(answer.refusal.code);
      }),
    );
    await until(
      () => source.names.length === CARDS && guests.every((guest) => guest.names.length === CARDS),
      'everybody has every card',
      20_000,
    );

    const all = [...owned.values()].flat();
    const movers = guests.map(async (guest) => {
      for (let n = 0; n < Math.ceil(MOVES / 2 / GUESTS); n += 1) {
        const answer = await guest.ask('moveCard', {
          card: pick(owned.get(guest)!),
          list: pick(LISTS),
          after: pick([null, undefined, ...all]),
        });
        expect(answer).toMatchObject({ ok: true });
      }
    });
    for (let n = 0; n < MOVES / 2; n += 1) {
      source.run('moveCard', { card: pick(all), list: pick(LISTS), after: pick([null, undefined, ...all]) });
      // The teacher's laptop loses the line in between, twice: what was moved then arrives later.
      if (n === 30 || n === 60) source.provider.configuration.websocketProvider.disconnect();
      if (n === 45 || n === 75) void source.provider.configuration.websocketProvider.connect();
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    await Promise.all(movers);
    await source.untilSaved();
    await until(() => new Set([source, projector, ...guests].map(wall)).size === 1, 'the order is the same everywhere', 15_000);
    const names = source.names;
    expect([...names].sort()).toEqual(Array.from({ length: CARDS }, (_, index) => `Karte ${index}`).sort());
    [source, projector, ...guests].forEach((client) => client.leave());
  });
});
