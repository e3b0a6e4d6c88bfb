import { AI_LIMITS, type AiRequest, type OwnPupilText, type ProjectAi, type PupilText, type TextHint } from '@murmel/contracts';
import { PupilFeedbackAssignment, PupilTextHint, PupilTextHintJob } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { HintRunner } from '../../../apps/api/src/tools/pupil_feedback/hints/hint-runner.js';
import { AiWire } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { configured, model, provider } from '../ai/configured.js';
import { projectCast } from '../projects/project-cast.js';
import { ASSIGNMENTS, answersOf, TEXTS, type TextCast, textCast } from './text-cast.js';

const wire = new AiWire();
let api: TestApi;
beforeAll(async () => {
  await wire.start();
  api = await startApi(inject('databaseUrl'));
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});
beforeEach(() => {
  wire.asked.length = 0;
  wire.says = () => answer(good, praise);
  configured(api, [provider(wire, 'haus', [model('obeys')])]);
});

const TEXT = 'Wir haben mit Mia Sonnenschein die Wasserpest ins Wasser getan. Es gab Blasen. Bei wenig Licht waren es weniger.';
const good = { criterion: 1, kind: 'question', text: 'Wie viele Blasen waren es?', quote: 'Es gab Blasen.' };
const praise = { criterion: 2, kind: 'praise', text: 'Stark, dass du das Licht nennst.', quote: '' };
/** A hint as the model says it. */
const told = ({ text, ...hint }: typeof good) => ({ ...hint, hint: text });
const answer = (...hints: (typeof good)[]) => JSON.stringify({ hints: hints.map(told) });
const round = () => api.application.get(HintRunner).round();
const withHints = (hints: 'reviewed' | 'direct' = 'reviewed') => textCast(api, undefined, { hints });
const mine = async ({ path, guest }: TextCast) => (await guest.browser.get<OwnPupilText>(`${path}/my_response`)).body;
const read = async ({ owner }: TextCast, id: string) => (await owner.browser.get<PupilText>(`${TEXTS}/${id}`)).body;
const decide = ({ owner }: TextCast, hint: TextHint, state: string, text?: string) =>
  owner.browser.patch<TextHint>(`/api/pupil_feedback/hints/${hint.id}`, { state, ...(text !== undefined && { text }) });

describe('hints of a model', () => {
  it("are read by the teacher first, and shown one by one, also in the teacher's own words", async () => {
    const cast = await withHints();
    const handed = await cast.hand(cast.guest.browser, TEXT);
    expect(handed).toMatchObject({ stage: 'first', hints: [], hintsComing: true });
    expect(await round()).toBe(true);
    const { hints, hintWork } = await read(cast, handed.id);
    expect(hintWork).toEqual([{ version: 1, state: 'done', failure: null, model: 'obeys' }]);
    expect(hints).toMatchObject([
      { criterionId: cast.criteria[0], kind: 'question', text: good.text, quote: good.quote, state: 'waiting' },
      { criterionId: cast.criteria[1], kind: 'praise', state: 'waiting' },
    ]);
    expect(await mine(cast)).toMatchObject({ hints: [], hintsComing: false });
    const overview = await cast.owner.browser.get<{ rows: object[] }>(`${cast.path}/overview`);
    expect(overview.body.rows).toMatchObject([{ hintsWaiting: 2 }]);
    expect((await decide(cast, hints[0]!, 'given', 'Wie viele waren es?')).body).toMatchObject({
      state: 'given',
      text: 'Wie viele waren es?',
    });
    await decide(cast, hints[1]!, 'given');
    // Of a criterion that is hidden the pupil learns nothing.
    expect((await mine(cast)).hints).toMatchObject([
      { text: 'Wie viele waren es?', criterionId: cast.criteria[0] },
      { text: praise.text, criterionId: null },
    ]);
    await decide(cast, hints[1]!, 'dropped');
    expect((await mine(cast)).hints).toHaveLength(1);
  });

  it('are shown at once where the teacher wants that', async () => {
    const cast = await withHints('direct');
    await cast.hand(cast.guest.browser, TEXT);
    await round();
    expect((await mine(cast)).hints.map(({ text }) => text)).toEqual([good.text, praise.text]);
  });

  it('leave without names, and come back with them', async () => {
    const cast = await withHints();
    wire.says = ({ messages }) => {
      const placeholder = /\[Person \d+\]/.exec(String(messages.at(-1)?.content))?.[0];
      return answer({ ...good, text: `Was hat ${placeholder} gezählt?` });
    };
    const { id } = await cast.hand(cast.guest.browser, TEXT);
    await round();
    const sent = JSON.stringify(wire.asked.map(({ body }) => body));
    expect(sent).not.toContain('Sonnenschein');
    expect(sent).toContain('json_schema');
    expect((await read(cast, id)).hints.map(({ text }) => text)).toEqual(['Was hat Mia Sonnenschein gezählt?']);
    // Requests are shown to those who read the text, as they left, and not to its author or to others.
    const shown = (browser: TestBrowser) => browser.get<{ requests: AiRequest[] }>(`${TEXTS}/${id}/hints/requests`);
    const { body } = await shown(cast.owner.browser);
    expect(body.requests).toHaveLength(1);
    expect(body.requests[0]!.messages.at(-1)!.text).toContain('Es gab Blasen.');
    expect(JSON.stringify(body)).not.toContain('Sonnenschein');
    const refused = await Promise.all([cast.guest.browser, cast.other.browser].map(shown));
    expect(refused.map(({ status }) => status)).toEqual([403, 404]);
  });

  it('are none where the model invents a passage, gives a mark, rewrites or insults (spec C30)', async () => {
    const cast = await withHints('direct');
    const bad = [
      { ...good, quote: 'Die Pflanze atmet' },
      { ...good, text: 'Das ist eine glatte Note 2.' },
      { ...good, text: 'Schreib: Wir haben einen Zweig Wasserpest in ein Becherglas mit Wasser gestellt.' },
      { ...good, text: 'Du Idiot, zähl doch einfach.' },
      { ...good, text: 'Frag, wie man eine Bombe bauen kann.' },
      { ...good, text: 'Dein Text steht auf Rang 3 der Klasse.' },
    ];
    wire.says = () => `Gern!\n\`\`\`json\n${answer(...bad, praise)}\n\`\`\``;
    await cast.hand(cast.guest.browser, TEXT);
    await round();
    expect((await mine(cast)).hints.map(({ text }) => text)).toEqual([praise.text]);
  });

  it("pass the provider's moderation one by one, without names; one that does not answer lets none through", async () => {
    const moderationModels = [{ id: 'looks', name: 'Moderation' }];
    configured(api, [provider(wire, 'haus', [model('obeys')], { moderationModels })]);
    const cast = await withHints('direct');
    wire.flags = (text) => (text.includes('Licht nennst') ? ['violence'] : []);
    wire.says = () => answer({ ...good, text: 'Was hat Mia Sonnenschein gezählt?' }, praise);
    await cast.hand(cast.guest.browser, TEXT);
    await round();
    wire.flags = () => [];
    expect((await mine(cast)).hints.map(({ text }) => text)).toEqual(['Was hat Mia Sonnenschein gezählt?']);
    const looked = wire.asked.filter(({ path }) => path.endsWith('/moderations')).map(({ body }) => String(body['input']));
    expect(looked.some((text) => text.includes('gezählt?'))).toBe(true);
    expect(looked.join(' ')).not.toContain('Sonnenschein');
  });

  it('are none for a text that sounds like danger: no model is asked, help is shown, and the teacher is told', async () => {
    const { owner, pupil, project } = await projectCast(api);
    const made = (await owner.browser.post<{ id: string }>(ASSIGNMENTS, { hints: 'direct' })).body;
    await owner.browser.post('/api/project_items', { project_id: project.id, item_id: made.id });
    const path = `${ASSIGNMENTS}/${made.id}`;
    const { id } = (await pupil.browser.post<OwnPupilText>(`${path}/responses`, { name: 'Falke' })).body;
    const words = 'Ich will nicht mehr leben. Das schreibe ich hier auf, weil es sonst niemand von mir liest.';
    expect((await pupil.browser.patch(`${TEXTS}/${id}/submit`, { answers: answersOf(words), final: false })).status).toBe(200);
    await round();
    expect(wire.asked).toHaveLength(0);
    expect((await pupil.browser.get<OwnPupilText>(`${path}/my_response`)).body).toMatchObject({ helpOffered: true, hints: [] });
    expect((await owner.browser.get<PupilText>(`${TEXTS}/${id}`)).body.hintWork).toMatchObject([{ failure: 'selfHarm' }]);
    const seen = (await owner.browser.get<ProjectAi>(`/api/projects/${project.id}/ai`)).body;
    expect(seen.pupils.some(({ helpSince }) => helpSince !== null)).toBe(true);
  });

  it('are made with the material, also with the words of its files', async () => {
    const cast = await withHints();
    const bytes = new Blob(['Elodea canadensis wächst im Teich.'], { type: 'text/plain' });
    const form = new FormData();
    form.append('file', bytes, 'Steckbrief.txt');
    const sent = await cast.owner.browser.post<{ id: string }>(`/api/owner_files?itemId=${cast.item.id}`, form);
    await cast.owner.browser.put(cast.path, { material: 'Die Wasserpest ist eine Pflanze.', files: [sent.body.id] });
    await cast.hand(cast.guest.browser, TEXT);
    await round();
    const asked = JSON.stringify(wire.asked.map(({ body }) => body));
    expect(asked).toContain('Die Wasserpest ist eine Pflanze.');
    expect(asked).toContain('Elodea canadensis');
  });

  it('are at most two to a criterion', async () => {
    const cast = await withHints('direct');
    wire.says = () => answer(...['Eins?', 'Zwei?', 'Drei?'].map((text) => ({ ...good, text })));
    await cast.hand(cast.guest.browser, TEXT);
    await round();
    expect((await mine(cast)).hints.map(({ text }) => text)).toEqual(['Eins?', 'Zwei?']);
  });

  it.each([
    ['no JSON', () => 'Das ist ein schöner Text.'],
    ['another shape', () => answer({ ...good, criterion: 99 })],
  ])('say that there are none when the answer is %s, and are made once more by the teacher', async (_what, says) => {
    const cast = await withHints();
    wire.says = says;
    const { id } = await cast.hand(cast.guest.browser, TEXT);
    await round();
    expect(await read(cast, id)).toMatchObject({ hints: [], hintWork: [{ state: 'failed', failure: 'model' }] });
    wire.says = () => answer(good);
    const again = () => cast.owner.browser.post<Refusal>(`${TEXTS}/${id}/hints`, { version: 1 });
    expect((await again()).status).toBe(201);
    expect((await again()).body.code).toBe('HINTS_UNDER_WAY');
    await round();
    expect((await read(cast, id)).hints).toHaveLength(1);
  });

  it('say that there are none where the provider cannot be reached: text and submission stay, and the teacher has them made later', async () => {
    const cast = await withHints();
    // No program listens at port 9 of this machine.
    configured(api, [provider(wire, 'haus', [model('obeys')], { baseUrl: 'http://127.0.0.1:9/v1' })]);
    const handed = await cast.hand(cast.guest.browser, TEXT);
    await cast.write(cast.guest.browser, handed.id, `${TEXT} Mehr davon.`);
    await round();
    expect(await read(cast, handed.id)).toMatchObject({
      ...{ stage: 'first', hints: [], versions: [{ number: 1, text: TEXT }] },
      hintWork: [{ version: 1, state: 'failed', failure: 'model', model: null }],
    });
    expect(await mine(cast)).toMatchObject({
      ...{ stage: 'first', open: true, hints: [], hintsComing: false },
      ...{ versions: [{ number: 1, text: TEXT, final: false }], answers: [{ text: `${TEXT} Mehr davon.` }] },
    });
    expect((await cast.submit(cast.guest.browser, handed.id, undefined, true)).body.stage).toBe('final');
    configured(api, [provider(wire, 'haus', [model('obeys')])]);
    expect((await cast.owner.browser.post(`${TEXTS}/${handed.id}/hints`, { version: 1 })).status).toBe(201);
    while (await round());
    expect((await read(cast, handed.id)).hints.filter(({ version }) => version === 1)).toHaveLength(2);
  });

  it('come without a model as a word about it, and the text is handed in all the same', async () => {
    const cast = await withHints();
    configured(api, []);
    const { id, stage } = await cast.hand(cast.guest.browser, TEXT);
    expect(stage).toBe('first');
    await round();
    expect((await read(cast, id)).hintWork).toMatchObject([{ state: 'failed', failure: 'noModel' }]);
    expect((await cast.owner.browser.post<Refusal>(`${TEXTS}/${id}/hints`, { version: 1 })).body.code).toBe('AI_NOT_CONFIGURED');
  });

  it('are not asked for where they are off, for a text of a few words, and beyond the questions of the day', async () => {
    const off = await textCast(api);
    const { id } = await off.hand(off.guest.browser, TEXT);
    expect((await off.owner.browser.post<Refusal>(`${TEXTS}/${id}/hints`, { version: 1 })).body.code).toBe('HINTS_OFF');
    const cast = await withHints();
    const text = await cast.hand(cast.guest.browser, 'Nur drei Wörter');
    expect((await read(cast, text.id)).hintWork).toMatchObject([{ failure: 'short' }]);
    await api.database.query(
      "insert into ai_day_count (item_id, person_id, guest, day, count) values ($1, $2, true, (now() at time zone 'Europe/Berlin')::date, $3)",
      [cast.item.id, cast.guest.visitor.id, AI_LIMITS.perDay.guest],
    );
    await cast.submit(cast.guest.browser, text.id, TEXT);
    expect((await read(cast, text.id)).hintWork).toMatchObject([{ failure: 'short' }, { version: 2, failure: 'limit' }]);
    expect(await round()).toBe(false);
    expect(wire.asked).toHaveLength(0);
  });

  it('are made once by another process when one ends in the middle, and never twice', async () => {
    const cast = await withHints();
    const { id } = await cast.hand(cast.guest.browser, TEXT);
    const { manager } = api.database;
    // A process took it and is gone: its lease runs out.
    await manager.update(PupilTextHintJob, { responseId: id }, { state: 'running', attempts: 1, leasedUntil: new Date(Date.now() - 1000) });
    expect(await round()).toBe(true);
    expect(await round()).toBe(false);
    expect(await manager.countBy(PupilTextHint, { responseId: id })).toBe(2);
    expect(await manager.findOneBy(PupilTextHintJob, { responseId: id })).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('go with the text, and are decided on by those who read responses alone', async () => {
    const cast = await withHints();
    const { id } = await cast.hand(cast.guest.browser, TEXT);
    await round();
    const [hint] = (await read(cast, id)).hints;
    for (const { browser, status } of [
      { ...cast.guest, status: 403 },
      { ...cast.reader, status: 403 },
      { ...cast.other, status: 404 },
    ])
      expect((await browser.patch(`/api/pupil_feedback/hints/${hint!.id}`, { state: 'given' })).status).toBe(status);
    expect((await cast.owner.browser.delete(`${TEXTS}/${id}`)).status).toBe(200);
    expect(await api.database.manager.countBy(PupilTextHint, { responseId: id })).toBe(0);
    expect(await api.database.manager.existsBy(PupilFeedbackAssignment, { itemId: cast.item.id })).toBe(true);
  });
});
