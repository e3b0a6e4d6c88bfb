import { setTimeout as wait } from 'node:timers/promises';
import type { OwnPupilText } from '@murmel/contracts';
import { newId, OwnerFile, PupilFeedbackAssignment, PupilTextHintJob, PupilTextPhoto, PupilTextVersion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { madePicture } from '../../apps/api/src/core/extraction/testing/made-picture.js';
import { model, provider } from '../api/ai/configured.js';
import { send } from '../api/files/sending.js';
import { ASSIGNMENTS, answersOf, TEXTS } from '../api/pupil_feedback/text-cast.js';
import { AiWire } from '../support/ai-wire.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

const KILLS = 3;
const PER_KILL = 4;
const PHOTOS = 4;
const HINTS = ['Wie viele Blasen waren es?', 'Womit hast du gemessen?'];
const ANSWER = JSON.stringify({ hints: HINTS.map((hint) => ({ criterion: 1, kind: 'question', hint, quote: 'Es gab Blasen.' })) });
const textOf = (index: number) => `Wir haben die Wasserpest ins Wasser getan. Es gab Blasen. Das ist der Text Nummer ${index}.`;

let api: KillableApi;
let wire: AiWire;
beforeAll(async () => {
  wire = await new AiWire().start();
  wire.says = () => ANSWER;
  const AI_PROVIDERS = JSON.stringify([provider(wire, 'a', [model('obeys')])]);
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development', AI_PROVIDERS } });
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

/** Guests with a text that they have begun. */
async function classOf(pupils: number) {
  const item = await api.people.item(await api.people.account(), { kind: 'pupil_feedback_assignment', privacy: 'secret' });
  await api.database.manager.insert(PupilFeedbackAssignment, {
    ...{ itemId: item.id, task: 'Schreib ein Protokoll', material: '', state: 'open', closesAt: null, scored: false, hints: 'direct' },
    criteria: [{ id: newId(), text: 'Messwerte', visible: true }],
  });
  const path = `${ASSIGNMENTS}/${item.id}`;
  const writers = [];
  for (let index = 0; index < pupils; index += 1) {
    const browser = api.browser();
    await browser.get(path, { headers: { 'x-access-token': item.token } });
    const { id } = (await browser.post<OwnPupilText>(`${path}/responses`, { name: `Kürzel ${index}` })).body;
    writers.push({ browser, id, index });
  }
  return { item, path, writers };
}

describe('kill -9 of the api while it works on texts of pupils', () => {
  it(`[PFB-03] hints, ${KILLS} times: each version has its own once, and each text is handed in once`, { timeout: 240_000 }, async () => {
    const { item, path, writers } = await classOf(KILLS * PER_KILL);
    const where = { itemId: item.id };
    const submit = ({ browser, id, index }: (typeof writers)[number]) =>
      untilAnswered<OwnPupilText>(
        browser,
        'PATCH',
        `${TEXTS}/${id}/submit`,
        `Abgabe ${index}`,
        { body: { answers: answersOf(textOf(index)), final: false } },
        60_000,
      );
    for (let kill = 0; kill < KILLS; kill += 1) {
      const handing = writers.slice(kill * PER_KILL, (kill + 1) * PER_KILL).map(submit);
      await Promise.race(handing);
      while (!(await api.database.manager.existsBy(PupilTextHintJob, { ...where, state: 'running', attempts: 1 }))) await wait(5);
      await api.killAndRestart();
      // As if the time had passed after which a process that says nothing is gone.
      await api.database.manager.update(PupilTextHintJob, { state: 'running' }, { leasedUntil: new Date(Date.now() - 1) });
      await Promise.all(handing);
    }
    while ((await api.database.manager.countBy(PupilTextHintJob, { ...where, state: 'done' })) < writers.length) await wait(50);
    for (const { browser, id, index } of writers) {
      const { body } = await browser.get<OwnPupilText>(`${path}/my_response`);
      expect(body).toMatchObject({ id, stage: 'first', versions: [{ number: 1, text: textOf(index) }], hintsComing: false });
      expect(body.versions).toHaveLength(1);
      expect(body.hints.map(({ text }) => text)).toEqual(HINTS);
    }
    const [counted] = await api.database.query<{ people: number; most: number }[]>(
      'select count(*)::int as people, max(count)::int as most from ai_day_count where item_id = $1',
      [item.id],
    );
    expect(counted).toEqual({ people: writers.length, most: 1 });
  });

  it('photos, twice: each is read once, its words are whole, and its picture is gone', { timeout: 400_000 }, async () => {
    const { item, path, writers } = await classOf(PHOTOS);
    const words = (index: number) => ['Der Regenwurm lebt im Boden', `Das ist das Blatt Nummer ${index + 3}`];
    for (const { browser, id, index } of writers) {
      const picture = madePicture(words(index), { width: 900, height: 300 });
      const file = (await send(browser, item, picture, 'Blatt.png')).body;
      expect((await browser.post(`${TEXTS}/${id}/photos`, { fileId: file.id })).status).toBe(201);
    }
    const { manager } = api.database;
    const where = { itemId: item.id };
    for (let kill = 1; kill <= 2; kill += 1) {
      // One that is read a second time already has no third attempt.
      while (!(await manager.existsBy(PupilTextPhoto, { ...where, state: 'running', attempts: 1 }))) await wait(20);
      await api.killAndRestart();
      await manager.update(PupilTextPhoto, { state: 'running' }, { leasedUntil: new Date(Date.now() - 1) });
    }
    while ((await manager.countBy(PupilTextPhoto, { ...where, state: 'done' })) < PHOTOS) {
      expect(await manager.findBy(PupilTextPhoto, { ...where, state: 'failed' })).toEqual([]);
      await wait(100);
    }
    for (const { browser, index } of writers) {
      const { photos } = (await browser.get<OwnPupilText>(`${path}/my_response`)).body;
      expect(photos).toMatchObject([{ state: 'done', failure: null }]);
      for (const line of words(index)) expect(photos[0]!.text).toContain(line);
    }
    expect(await manager.countBy(PupilTextPhoto, where)).toBe(PHOTOS);
    expect(await manager.countBy(OwnerFile, where)).toBe(0);
    expect(await manager.countBy(PupilTextVersion, { responseId: writers[0]!.id })).toBe(0);
  });
});
