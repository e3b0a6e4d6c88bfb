// @module-tag proof
import { type LiveAnswer, type OwnPupilText, PUPIL_FEEDBACK_LIMITS, PUPIL_TEXT_TOPIC, type TextOverview } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { TEXTS, textCast } from '../api/pupil_feedback/text-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import { LiveBrowser, within } from './support/live-browser.js';

const PUPILS = 30;
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
  for (const { live, index } of pupils) {
    await within(10_000, () => live.newest?.versions.length === 2);
    expect(JSON.stringify(live.states)).not.toContain(`"Zweite ${(index + 1) % PUPILS}"`);
  }
  const { body } = await cast.owner.browser.get<{ total: number }>(`${cast.path}/responses?limit=1`);
  expect(body.total).toBe(PUPILS);
  expect((await pupils[0]!.browser.get(`${TEXTS}/${pupils[1]!.id}`)).status).toBe(403);
  expect(PUPIL_FEEDBACK_LIMITS.responsesMax).toBeGreaterThan(PUPILS);
});
