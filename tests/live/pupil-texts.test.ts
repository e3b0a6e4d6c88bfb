// @module-tag proof
import { type LiveAnswer, type OwnPupilText, PUPIL_FEEDBACK_LIMITS, PUPIL_TEXT_TOPIC, type TextOverview } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { TEXTS, textCast } from '../api/pupil_feedback/text-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { Answer, Refusal } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

const PUPILS = 30;
const codeOf = async (asked: Promise<Answer<unknown>>) => {
  const { status, body } = await asked;
  return [status, (body as Refusal).code];
};
let api: TestApi;
const opened: LiveBrowser[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));
afterAll(() => api.stop());

it('[PFB-03] thirty pupils write, hand in twice and finish at once; the teacher sees each where they are, and each their own alone', async () => {
  const cast = await textCast(api);
  const teacher = await LiveBrowser.open<TextOverview>(cast.owner.browser);
  opened.push(teacher as LiveBrowser);
  expect((await teacher.join(cast.item.id)).ok).toBe(true);
  const pupils = await Promise.all(
    Array.from({ length: PUPILS }, async (_, index) => {
      const browser = api.browser();
      expect((await browser.get(cast.path, { headers: { 'x-access-token': cast.item.token } })).status).toBe(200);
      const { id } = (await cast.begin(browser, `Kürzel ${index}`)).body;
      const live = await LiveBrowser.open<OwnPupilText>(browser);
      opened.push(live as LiveBrowser);
      const about = { topic: PUPIL_TEXT_TOPIC.name, id: cast.item.id, about: { responseId: id } };
      expect(((await live.socket.timeout(5000).emitWithAck('join', about)) as LiveAnswer).ok).toBe(true);
      return { browser, id, live, index };
    }),
  );
  await Promise.all(
    pupils.map(async ({ browser, id, index }) => {
      await cast.write(browser, id, `Entwurf ${index}`);
      await Promise.all([cast.submit(browser, id, `Erste ${index}`), cast.submit(browser, id, `Erste ${index}`)]);
      await cast.submit(browser, id, `Zweite ${index}`, index % 2 === 0);
    }),
  );
  await within(10_000, () => teacher.newest?.rows.filter(({ versions }) => versions === 2).length === PUPILS);
  const { rows } = teacher.newest!;
  expect(rows.filter(({ stage }) => stage === 'final')).toHaveLength(PUPILS / 2);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(PUPILS);
  expect(rows.filter(({ stage }) => stage === 'revised')).toHaveLength(PUPILS / 2);
  expect(rows.map(({ versions, words }) => [versions, words])).toEqual(pupils.map(() => [2, 2]));
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(pupils.map(({ id }) => id)));
  for (const { live, index } of pupils) {
    await within(10_000, () => live.newest?.versions.length === 2);
    expect(live.newest!.versions.map(({ text }) => text)).toEqual([`Erste ${index}`, `Zweite ${index}`]);
    // Whole words: pupil 1 is not pupil 11.
    const read = new Set(JSON.stringify(live.states).match(/(?:Entwurf|Erste|Zweite|Kürzel) \d+/g));
    expect([...read].filter((words) => !words.endsWith(` ${index}`))).toEqual([]);
  }
  const { body } = await cast.owner.browser.get<{ total: number }>(`${cast.path}/responses?limit=1`);
  expect(body.total).toBe(PUPILS);
  expect((await pupils[0]!.browser.get(`${TEXTS}/${pupils[1]!.id}`)).status).toBe(403);
  await Promise.all(
    pupils.map(async ({ browser, id, index }) => {
      const next = pupils[(index + 1) % PUPILS]!.id;
      expect(await codeOf(cast.submit(browser, next, `Fremd ${index}`))).toEqual([404, 'NOT_FOUND']);
      expect(await codeOf(cast.write(browser, next, `Fremd ${index}`))).toEqual([404, 'NOT_FOUND']);
      if (index % 2 !== 0) return;
      // The final version once more is that version; other words come too late, however often.
      expect((await cast.submit(browser, id, `Zweite ${index}`, true)).status).toBe(200);
      const late = Array.from({ length: 2 }, () => codeOf(cast.submit(browser, id, `Dritte ${index}`, true)));
      expect(await Promise.all(late)).toEqual([
        [409, 'TEXT_FINAL'],
        [409, 'TEXT_FINAL'],
      ]);
      expect(await codeOf(cast.write(browser, id, `Dritte ${index}`))).toEqual([409, 'TEXT_FINAL']);
    }),
  );
  const after = (await cast.owner.browser.get<TextOverview>(`${cast.path}/overview`)).body.rows;
  expect(after.map(({ id, stage, versions }) => [id, stage, versions])).toEqual(
    rows.map(({ id, stage, versions }) => [id, stage, versions]),
  );
  expect(PUPIL_FEEDBACK_LIMITS.responsesMax).toBeGreaterThan(PUPILS);
});
