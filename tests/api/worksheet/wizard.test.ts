import { type AiRequest, TAXONOMY, WIZARD_LIMITS, type WizardSheet, type WizardTask, type Worksheet } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { useOfDay } from '../../../apps/api/src/core/ai/use-of-day.js';
import { AiWire } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { configured, model, provider } from '../ai/configured.js';

const WIZARD = '/api/worksheet_wizard';
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

const BASIS = Array.from({ length: 12 }, (_, index) => `Satz ${index + 1}: Die Pflanze braucht Licht, Wasser und Luft zum Wachsen.`).join(
  ' ',
);
const QUIZ = {
  questions: ['Was?', 'Wer?', 'Wie?'].map((question) => ({ question, options: ['Licht', 'Stein', 'Sand'], correct: 0 })),
};
const CLOZE = { text: 'Die Pflanze braucht Licht, Wasser und Luft zum Wachsen.', words: ['Pflanze', 'Licht', 'Wasser', 'Luft', 'Wachsen'] };
const goals = Object.fromEntries(TAXONOMY.map((level) => [level, [`${level} eins`, `${level} zwei`]]));
const quizWith = (more: object) => ({ quiz: { questions: QUIZ.questions.map((one) => ({ ...one, ...more })) } });
let says: { text: object; tasks: object };
const last = (told: { messages: readonly { content: unknown }[] }) => String(told.messages[0]?.content);
beforeEach(() => {
  wire.asked.length = 0;
  says = { text: { title: 'Vom Licht zum Zucker', basis: BASIS }, tasks: { quiz: QUIZ, cloze: CLOZE, objectives: goals } };
  wire.says = (told) => JSON.stringify(last(told).includes('"basis"') ? says.text : says.tasks);
  configured(api, [provider(wire, 'haus', [model('obeys')])]);
});

const teacher = async (fields: object = {}) => {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const focus = { level: 3, language: 'de' };
const wanted = { topic: 'Fotosynthese', kinds: ['quiz', 'cloze', 'objectives'], place: 0, ...focus };
const propose = (browser: TestBrowser, more: object = {}) =>
  browser.post<WizardSheet & Refusal>(`${WIZARD}/proposals`, { ...wanted, ...more });

describe('the worksheet wizard', () => {
  it('[WKS-15] [WKS-17] [WKS-18] proposes a text with tasks for a topic, and stores nothing', async () => {
    const { browser, account } = await teacher();
    const all = await Promise.all([0, 1, 2].map((place) => propose(browser, { place })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(all[0]!.body).toMatchObject({ title: 'Vom Licht zum Zucker', text: BASIS });
    expect(all[0]!.body.tasks.map(({ kind }) => kind)).toEqual(['quiz', 'cloze', 'objectives']);
    // Each proposal goes another way.
    const ways = new Set(wire.asked.map(({ body }) => last(body)).filter((text) => text.includes('"basis"')));
    expect(ways.size).toBe(3);
    expect([...ways].every((text) => text.includes('für 10 bis 13 Jahre'))).toBe(true);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(0);
    expect((await propose(browser, { place: 3 })).status).toBe(400);
  });

  it('[WKS-16] takes a text of the teacher of 100 to 500 words, without asking for another one', async () => {
    const { browser } = await teacher();
    expect((await propose(browser, { text: BASIS })).body.text).toBe(BASIS);
    expect(wire.asked).toHaveLength(1);
    for (const text of ['Zu kurz.', `${BASIS} `.repeat(6)]) {
      const { status, body } = await propose(browser, { text });
      expect([status, body.code, body.data]).toEqual([422, 'WIZARD_TEXT', { min: 100, max: 500 }]);
    }
  });

  it('[WKS-16] writes the text from material that is longer, and from nothing else', async () => {
    const { browser } = await teacher();
    const material = `Protokoll des Versuchs. ${'Die Wasserpest gab im Licht mehr Blasen ab. '.repeat(200)}`;
    const { status, body } = await propose(browser, { material });
    expect([status, body.text]).toEqual([200, BASIS]);
    const [asked] = wire.asked.filter(({ body: sent }) => last(sent).includes('"basis"'));
    expect(last(asked!.body)).toContain('Nimm nur, was darin steht');
    expect(String(asked!.body.messages.at(-1)?.content)).toContain('Protokoll des Versuchs.');
    // A text of the teacher goes first.
    wire.asked.length = 0;
    expect((await propose(browser, { material, text: BASIS })).body.text).toBe(BASIS);
    expect(JSON.stringify(wire.asked.map(({ body: sent }) => sent))).not.toContain('Protokoll des Versuchs.');
    expect((await propose(browser, { material: 'x'.repeat(WIZARD_LIMITS.materialMax + 1) })).status).toBe(400);
  });

  it.each<[string, () => void]>([
    ['two right answers', () => (says.tasks = quizWith({ correct: [0, 1] }))],
    ['a right answer that is not there', () => (says.tasks = quizWith({ correct: 7 }))],
    ['doubled options', () => (says.tasks = quizWith({ options: ['a', 'A ', 'b'] }))],
    ['an answer without words', () => (says.tasks = quizWith({ options: ['a', ' ', 'b'] }))],
    ['the same question twice', () => (says.tasks = quizWith({ question: 'Was?' }))],
    ['a text that is too short', () => (says.text = { title: 'Kurz', basis: 'Nur ein Satz.' })],
    ['another shape', () => (says.tasks = { aufgaben: [] })],
  ])('[WKS-20] says that there are no proposals when a model gives %s, after asking once more', async (_what, breaks) => {
    breaks();
    const { browser } = await teacher();
    const { status, body } = await propose(browser, { kinds: ['quiz'] });
    expect([status, body.code]).toEqual([422, 'NO_PROPOSALS']);
    expect(wire.asked.length).toBeGreaterThan(1);
  });

  it.each<[string, object]>([
    ['is not in the text', { ...CLOZE, words: ['Mond', 'Licht', 'Wasser', 'Luft', 'Wachsen'] }],
    ['is a piece of a word', { ...CLOZE, words: ['Pflanz', 'Licht', 'Wasser', 'Luft', 'Wachsen'] }],
    ['is there twice', { ...CLOZE, words: ['Licht', 'Licht', 'Wasser', 'Luft', 'Wachsen'] }],
  ])('[WKS-18] leaves out a cloze whose gap %s, and keeps the other tasks', async (_what, cloze) => {
    says.tasks = { quiz: QUIZ, cloze };
    const { browser } = await teacher();
    const { body } = await propose(browser, { kinds: ['quiz', 'cloze'] });
    expect(body.tasks.map(({ kind }) => kind)).toEqual(['quiz']);
  });

  it('[WKS-20] says the same where no model answers with JSON, and names a missing model', async () => {
    const { browser } = await teacher();
    wire.says = () => 'Gern, hier ist dein Arbeitsblatt!';
    expect((await propose(browser)).body.code).toBe('NO_PROPOSALS');
    configured(api, []);
    expect((await propose(browser)).body.code).toBe('AI_NOT_CONFIGURED');
  });

  it('makes one task anew, other than before', async () => {
    const { browser } = await teacher();
    const before: WizardTask = { kind: 'free', task: 'Begründe.', solution: '' };
    says.tasks = { free: { task: 'Vergleiche.', solution: 'So.' } };
    const { status, body } = await browser.post<WizardTask>(`${WIZARD}/tasks`, { text: BASIS, kind: 'free', before, ...focus });
    expect([status, body]).toEqual([200, { kind: 'free', task: 'Vergleiche.', solution: 'So.' }]);
    expect(JSON.stringify(wire.asked[0]!.body)).toContain('Begründe.');
  });

  it('shows the teacher alone what was sent, without names, and counts it among the uses of the day', async () => {
    const { browser } = await teacher();
    await propose(browser, { topic: 'Der Aufsatz von Mia Sonnenschein' });
    const { body } = await browser.get<{ requests: AiRequest[] }>(`${WIZARD}/requests`);
    expect(body.requests.length).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toContain('Sonnenschein');
    const other = await teacher();
    expect((await other.browser.get<{ requests: AiRequest[] }>(`${WIZARD}/requests`)).body.requests).toEqual([]);
    expect((await useOfDay(api.database.manager)).find(({ use }) => use === 'worksheet')?.runs).toBeGreaterThan(1);
  });

  it('[WKS-15] becomes an ordinary worksheet of what the teacher has seen, once', async () => {
    const { browser, account } = await teacher();
    const { title, text, tasks } = (await propose(browser)).body;
    const headers = { 'idempotency-key': 'einmal-genau-eins' };
    const sheet = { title, text, tasks, language: 'de' };
    const made = await Promise.all([1, 2].map(() => browser.post<{ id: string }>(`${WIZARD}/worksheets`, sheet, { headers })));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(1);
    const { body } = await browser.get<Worksheet>(`/api/worksheet/worksheets/${made[0]!.body.id}`);
    expect(body.title).toBe('Vom Licht zum Zucker');
    const { blocks } = body.worksheet;
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'StaticText',
      'SingleChoice',
      'SingleChoice',
      'SingleChoice',
      'FillInTheBlankText',
      'StaticText',
    ]);
    expect(blocks[4]!.content).toMatchObject({ text: 'Die {Pflanze} braucht {Licht}, {Wasser} und {Luft} zum {Wachsen}.' });
  });

  it('is refused for what breaks a rule, whoever changed it, and for those who make no worksheets', async () => {
    const { browser } = await teacher();
    const quiz = { kind: 'quiz', questions: QUIZ.questions.map((one) => ({ ...one, correct: [0, 1] })) };
    const sheet = { title: 'Licht', text: BASIS, tasks: [quiz], language: 'de' };
    const refused = await browser.post<Refusal>(`${WIZARD}/worksheets`, sheet);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'WIZARD_TASK', { place: 0, faults: ['one_right'] }]);
    expect((await browser.post<Refusal>(`${WIZARD}/worksheets`, { ...sheet, tasks: [] })).body.code).toBe('WIZARD_TASK');
    expect((await browser.post<Refusal>(`${WIZARD}/worksheets`, { ...sheet, text: 'Kurz' })).body.code).toBe('WIZARD_TEXT');
    const off = await teacher({ disabledTools: ['worksheet'] });
    expect((await propose(off.browser)).body.code).toBe('TOOL_DISABLED');
    const pupil = await teacher({ type: 'Pupil', email: null });
    expect((await propose(pupil.browser)).status).toBe(403);
    expect((await propose(api.browser())).status).toBe(401);
    expect(wire.asked).toHaveLength(0);
  });

  it('counts each request among the questions of the month', async () => {
    const { browser, account } = await teacher({ licence: 'free' });
    await api.database.query(
      "insert into creation_count (account_id, kind, month, count) values ($1, 'chat_message', to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM'), 1000)",
      [account.id],
    );
    expect((await propose(browser)).body.code).toBe('LIMIT_REACHED');
  });
});
