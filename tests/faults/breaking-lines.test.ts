// @module-tag proof
import { setTimeout as wait } from 'node:timers/promises';
import { type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { percentile, until } from '../collab/support/until.js';
import { onThisMachine } from '../support/on-this-machine.js';
import { BreakingLine } from './support/breaking-line.js';
import { School } from './support/school.js';
import { check, contentOf, Typist } from './support/typist.js';

const CLIENTS = 35;
/** Kills of collab-server; twenty with `npm run proof -- --long`. */
const KILLS = Number(process.env['FAULT_ROUNDS'] ?? 3);
/** A word a second each: with so many packets a line lasts some ten seconds. */
const PAUSE_MS = 1000;
const LINE = { delayMs: 150, cutsPerPacket: 0.003 };
/** All have the same within this after the last edit (spec TR-02). */
const EQUAL_WITHIN_MS = 15_000;
const ARRIVED_WITHIN_MS = 30_000;

let school: School;
let line: BreakingLine;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
  line = await BreakingLine.open(school.port, LINE);
  school.entry = line.port;
});
afterAll(async () => {
  line.close();
  await school.close();
});

async function stored(item: Item): Promise<string> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
  return contentOf(document);
}

it(`[T-06] [TR-02] 35 clients on lines of 150 ms that break at 0.3 % of packets, ${KILLS} times kill -9, tabs open: all equal within 15 s after the last edit`, async () => {
  const item = await school.document();
  const visitors = await Promise.all(Array.from({ length: CLIENTS }, () => school.visitor()));
  const typists = visitors.map((visitor, index) => new Typist(school, item, visitor, `c.${index}`));
  await until(() => typists.every(({ saved }) => saved), 'the class is in the document', ARRIVED_WITHIN_MS);
  typists.forEach((typist) => typist.type(PAUSE_MS));
  for (let round = 0; round < KILLS; round += 1) {
    await wait(4000 + Math.random() * 2000);
    school.killCollab();
    await school.restartCollab();
    const known = typists.map(({ acknowledged }) => acknowledged.length);
    await until(
      () => typists.every(({ acknowledged }, index) => acknowledged.length > known[index]!),
      () =>
        `all are answered again: ${typists.filter(({ acknowledged }, index) => acknowledged.length <= known[index]!).map(({ standing }) => standing)}`,
      ARRIVED_WITHIN_MS,
    );
  }
  await wait(4000);
  typists.forEach((typist) => typist.stop());
  const stopped = performance.now();
  const equal = (): boolean => typists.every(({ saved }) => saved) && new Set(typists.map(({ content }) => content)).size === 1;
  await until(equal, () => `all have the same: ${typists.filter(({ saved }) => !saved).map(({ standing }) => standing)}`, EQUAL_WITHIN_MS);
  const took = performance.now() - stopped;
  const words = typists.flatMap(({ acknowledged }) => acknowledged);
  const waits = typists.flatMap((typist) => typist.waits);
  console.info(
    `${words.length} words acknowledged (p95 ${Math.round(percentile(waits, 0.95))} ms), ${line.cuts} cuts of lines, ${KILLS} kills; all equal ${Math.round(took)} ms after the last edit`,
  );
  expect(took).toBeLessThanOrEqual(onThisMachine(EQUAL_WITHIN_MS));
  expect(line.cuts).toBeGreaterThan(CLIENTS / 2);
  expect(check(words, typists[0]!.content)).toEqual({ lost: [], doubled: [] });
  expect(await stored(item)).toBe(typists[0]!.content);
  typists.forEach((typist) => typist.closeTab());
});
