import { setTimeout as wait } from 'node:timers/promises';
import { PINBOARD_TABLES, parsePinboard, readBoard } from '@murmel/documents';
import { type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { until } from '../collab/support/until.js';
import { Pinner } from './support/pinner.js';
import { School } from './support/school.js';

/** A class; three kills in every run, twenty with `npm run proof -- --long`. */
const GUESTS = 30;
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const LISTS = Array.from({ length: 10 }, (_, index) => `Liste000000${index}`);

let school: School;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
});
afterAll(() => school.close());

async function storedNames(item: Item): Promise<string[]> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
  const board = parsePinboard(readBoard(document, PINBOARD_TABLES));
  document.destroy();
  return [...board.cardsOf.values()].flat().map(({ name }) => name);
}

describe('kill -9 of collab-server while a class pins cards', () => {
  it(`[T-01] ${ROUNDS} times: every answered card is there once, and what was not answered arrives once`, async () => {
    const item = await school.pinboard(LISTS);
    const visitors = await Promise.all(Array.from({ length: GUESTS }, () => school.visitor()));
    const pinners = visitors.map((visitor, index) => new Pinner(school, item, visitor, `G${index}`, LISTS[index % LISTS.length]!));
    await until(() => pinners.every(({ ready }) => ready), 'the class is at the board', 20_000);
    // 30 guests, one card every second and a half at most: the lists hold 1,000 cards.
    const everyMs = Math.max(700, (ROUNDS * 1500 * GUESTS) / 600);
    pinners.forEach((pinner) => pinner.pin(everyMs));
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(600 + Math.random() * 600);
      school.killCollab();
      await school.restartCollab();
    }
    await wait(500);
    pinners.forEach((pinner) => pinner.stop());
    await until(() => pinners.every(({ allAnswered }) => allAnswered), 'everything is answered', 20_000);
    const stored = await storedNames(item);
    const acknowledged = pinners.flatMap((pinner) => pinner.acknowledged);
    const sent = pinners.flatMap((pinner) => pinner.sent);
    expect(acknowledged.length).toBeGreaterThan(GUESTS);
    expect(
      acknowledged.filter((name) => !stored.includes(name)),
      'lost',
    ).toEqual([]);
    expect(
      stored.filter((name, index) => stored.indexOf(name) !== index),
      'doubled',
    ).toEqual([]);
    expect([...stored].sort()).toEqual([...sent].sort());
    pinners.forEach((pinner) => pinner.closeTab());
  });
});
