import { setTimeout as wait } from 'node:timers/promises';
import { type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { until } from '../collab/support/until.js';
import { type StoppableDatabase, startStoppableDatabase } from '../support/stoppable-database.js';
import { School } from './support/school.js';
import { check, contentOf, Typist } from './support/typist.js';

const CLIENTS = 5;
const PAUSE_MS = 150;
/** Spec TR-05, and spec TR-02 for what happens afterwards. */
const SAYS_SO_WITHIN_MS = 5000;
const CONVERGED_WITHIN_MS = 15_000;
/** Time without any save, and then until saves resume. */
const QUIET_MS = 2000;
/** A new cluster with the product's tables takes some 80. */
const DISK_MEGABYTES = 160;

let database: StoppableDatabase;
let school: School;
beforeAll(async () => {
  database = await startStoppableDatabase({ diskMegabytes: DISK_MEGABYTES });
  school = await School.open(database.url);
});
afterAll(async () => {
  await school?.close();
  await database?.remove();
});

async function stored(item: Item): Promise<string> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
  return contentOf(document);
}

/** Measures the time since a client was last told that everything is saved. */
class Watch {
  private last = Date.now();
  private readonly timer: NodeJS.Timeout;

  constructor(typists: readonly Typist[]) {
    let told = 0;
    this.timer = setInterval(() => {
      const now = typists.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      if (now > told || typists.some(({ saved }) => saved)) this.last = Date.now();
      told = now;
    }, 5).unref();
  }

  get quietMs(): number {
    return Date.now() - this.last;
  }

  end(): void {
    clearInterval(this.timer);
  }
}

describe('the disk below the database is full while a class writes', () => {
  it('[T-04] [TR-05] nobody is told that anything is saved which is not; with new room everything is, by itself', async () => {
    const item = await school.document();
    const visitors = await Promise.all(Array.from({ length: CLIENTS }, () => school.visitor()));
    const typists = visitors.map((visitor, index) => new Typist(school, item, visitor, String(index)));
    await until(() => typists.every((typist) => typist.saved), 'the class is in the document', 20_000);
    typists.forEach((typist) => typist.type(PAUSE_MS));
    await until(() => typists.every((typist) => typist.acknowledged.length > 3), 'everybody was saved', 30_000);

    const watched = new Watch(typists);
    await database.ballast!.fill();
    // A page that was begun is written to its end; then nothing is taken any more.
    await until(() => watched.quietMs > QUIET_MS, 'nobody is told any more that something is saved', SAYS_SO_WITHIN_MS + QUIET_MS);
    await wait(QUIET_MS);
    expect(watched.quietMs).toBeGreaterThan(2 * QUIET_MS);
    const told = typists.flatMap((typist) => typist.acknowledged);
    expect(check(told, await stored(item))).toEqual({ lost: [], doubled: [] });
    expect(typists.every((typist) => typist.content.length > 0 && !typist.saved)).toBe(true);

    watched.end();
    database.ballast!.remove();
    typists.forEach((typist) => typist.stop());
    await until(() => typists.every((typist) => typist.saved), 'everybody has saved', CONVERGED_WITHIN_MS);
    await until(() => new Set(typists.map((typist) => typist.content)).size === 1, 'all see the same', CONVERGED_WITHIN_MS);
    expect(
      check(
        typists.flatMap((typist) => typist.acknowledged),
        typists[0]!.content,
      ),
    ).toEqual({ lost: [], doubled: [] });
    expect(await stored(item)).toBe(typists[0]!.content);
    typists.forEach((typist) => typist.closeTab());
  });
});
