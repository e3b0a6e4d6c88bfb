import { setTimeout as wait } from 'node:timers/promises';
import { type Item, loadDocument } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { until } from '../collab/support/until.js';
import { startApi } from '../support/api.js';
import { CallingCopy } from '../support/calling-copy.js';
import { School } from './support/school.js';
import { check, contentOf, Typist } from './support/typist.js';

/** A class; three kills in every run, twenty with `npm run proof -- --long`. */
const CLIENTS = 35;
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const PAUSE_MS = 60;
/** Time for other clients to arrive; not the subject of a test. */
const ARRIVED_WITHIN_MS = 20_000;
/** Spec TR-02: converged within 15 s after the last edit. */
const CONVERGED_WITHIN_MS = 15_000;

let school: School;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'));
});
afterEach(() => school.restartIfKilled());
afterAll(() => school.close());

async function stored(item: Item): Promise<string> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
  return contentOf(document);
}

async function classAt(item: Item, visitors: readonly string[], round: number): Promise<Typist[]> {
  const typists = visitors.map((visitor, index) => new Typist(school, item, visitor, `${round}.${index}`));
  await until(() => typists.every((typist) => typist.saved), 'the class is in the document', ARRIVED_WITHIN_MS);
  typists.forEach((typist) => typist.type(PAUSE_MS));
  return typists;
}

describe('kill -9 of collab-server while 35 clients type', () => {
  it(`[T-01] [TR-01] [C42] ${ROUNDS} times, all tabs closed at the same moment: nothing acknowledged is lost or doubled`, async () => {
    const item = await school.document();
    const visitors = await Promise.all(Array.from({ length: CLIENTS }, () => school.visitor()));
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const typists = await classAt(item, visitors, round);
      const saved = (): number => typists.reduce((sum, typist) => sum + typist.acknowledged.length, 0);
      await until(
        () => saved() > CLIENTS,
        () => `words are shown as saved: ${saved()}; ${typists[0]!.standing}`,
        ARRIVED_WITHIN_MS,
      );
      await wait(Math.random() * 600);
      school.killCollab();
      typists.forEach((typist) => typist.closeTab());
      acknowledged.push(...typists.flatMap((typist) => typist.acknowledged));
      await school.restartCollab();
      expect(check(acknowledged, await stored(item))).toEqual({ lost: [], doubled: [] });
    }
    const late = new Typist(school, item, visitors[0]!, 'late');
    await until(
      () => late.saved,
      () => `somebody opens the document afterwards: ${late.standing}`,
    );
    expect(check(acknowledged, late.content)).toEqual({ lost: [], doubled: [] });
    late.closeTab();
  });

  it(`[T-01] ${ROUNDS} times with tabs left open: everybody comes back by themselves and has everything`, async () => {
    const item = await school.document();
    const visitors = await Promise.all(Array.from({ length: CLIENTS }, () => school.visitor()));
    const typists = await classAt(item, visitors, 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(500 + Math.random() * 500);
      school.killCollab();
      await school.restartCollab();
    }
    await wait(500);
    typists.forEach((typist) => typist.stop());
    await until(() => typists.every((typist) => typist.saved), 'everybody has saved', CONVERGED_WITHIN_MS);
    await until(() => new Set(typists.map((typist) => typist.content)).size === 1, 'all see the same', CONVERGED_WITHIN_MS);
    const words = typists.flatMap((typist) => typist.acknowledged);
    expect(check(words, typists[0]!.content)).toEqual({ lost: [], doubled: [] });
    expect(await stored(item)).toBe(typists[0]!.content);
    typists.forEach((typist) => typist.closeTab());
  });

  it('[C14] two go on by calls meanwhile: when it is back everybody has everything, once', async () => {
    const item = await school.document();
    const { DATABASE_URL: databaseUrl, SECRET: secret, COLLAB_PORT: port } = school.environment;
    const api = await startApi(inject('databaseUrl'), {
      databaseUrl: databaseUrl!,
      secret: secret!,
      collabInternalUrl: `http://127.0.0.1:${port}`,
    });
    const callers = [new CallingCopy(api.browser(), item.id), new CallingCopy(api.browser(), item.id)];
    const typist = new Typist(school, item, await school.visitor(), 'line');
    await until(
      () => typist.saved,
      () => `one is at the document: ${typist.standing}\n${school.collab.output()}`,
      ARRIVED_WITHIN_MS,
    );
    typist.type(PAUSE_MS);
    const write = async (label: string): Promise<string[]> => {
      const words = callers.map((_, index) => `<${label}.${index}>`);
      await Promise.all(callers.map((caller, index) => caller.type(words[index]!).write()));
      return words;
    };
    const words = await write('there');
    await until(() => words.every((word) => typist.content.includes(word)), 'who has a line sees what comes by call');
    school.killCollab();
    await school.collab.exited;
    for (const round of ['away', 'still away']) words.push(...(await write(round)));
    await Promise.all(callers.map((caller) => caller.read()));
    expect(callers[0]!.content).toBe(callers[1]!.content);
    expect(check(words, await stored(item))).toEqual({ lost: [], doubled: [] });
    await school.restartCollab();
    words.push(...(await write('back')));
    typist.stop();
    await until(() => typist.saved && words.every((word) => typist.content.includes(word)), 'the line is back', CONVERGED_WITHIN_MS);
    await Promise.all(callers.map((caller) => caller.read()));
    expect(check([...words, ...typist.acknowledged], typist.content)).toEqual({ lost: [], doubled: [] });
    expect(new Set([contentOf(callers[0]!.document), contentOf(callers[1]!.document), typist.content, await stored(item)]).size).toBe(1);
    typist.closeTab();
    await api.stop();
  });
});
