import { setTimeout as wait } from 'node:timers/promises';
import { type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { until } from '../collab/support/until.js';
import { OpenTeachingBoard, teachingBoardIn, titlesOn } from './support/open-teaching-board.js';
import { School } from './support/school.js';

/** Laptop, projector and a colleague's tablet; three kills in every run, twenty with `npm run proof -- --long`. */
const SCREENS = ['L', 'P', 'T'];
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const PAGES = Array.from({ length: 20 }, (_, index) => `Seite${String(index).padStart(7, '0')}`);
/** Spec TR-02: converged within 15 s after the last edit. */
const CONVERGED_WITHIN_MS = 15_000;

let school: School;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
});
afterAll(() => school.close());

async function stored(item: Item): Promise<string[]> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
  const titles = titlesOn(teachingBoardIn(document));
  document.destroy();
  return titles;
}

describe('kill -9 of collab-server while teachers arrange a board', () => {
  it(`${ROUNDS} times: every card that was shown as saved is there once, and so is what was not yet`, async () => {
    const item = await school.teachingBoard(PAGES);
    const screens = SCREENS.map((mark) => new OpenTeachingBoard(school, item, mark));
    await until(() => screens.every(({ saved }) => saved), 'all screens are at the board', 20_000);
    // The pages hold 600 cards, and starting anew takes a second or two.
    const everyMs = Math.max(80, (ROUNDS * 5000 * SCREENS.length) / 500);
    screens.forEach((screen) => screen.arrange(everyMs));
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(600 + Math.random() * 600);
      const before = screens.flatMap(({ acknowledged }) => acknowledged);
      school.killCollab();
      await school.collab.exited;
      const kept = await stored(item);
      expect(
        before.filter((title) => !kept.includes(title)),
        'lost',
      ).toEqual([]);
      await school.restartCollab();
    }
    await wait(500);
    screens.forEach((screen) => screen.stop());
    await until(() => screens.every(({ saved }) => saved), 'everything is saved', CONVERGED_WITHIN_MS);
    const sent = screens.flatMap((screen) => screen.sent);
    await until(
      () => new Set(screens.map(({ titles }) => titles.join())).size === 1 && screens[0]!.titles.length === sent.length,
      'all see the same',
      CONVERGED_WITHIN_MS,
    );
    expect(sent.length).toBeGreaterThan(SCREENS.length * 5);
    expect(screens.flatMap(({ acknowledged }) => acknowledged).length).toBe(sent.length);
    expect([...screens[0]!.titles].sort()).toEqual([...sent].sort());
    expect(await stored(item)).toEqual(screens[0]!.titles);
    screens.forEach((screen) => screen.close());
  });
});
