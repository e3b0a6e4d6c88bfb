import { setTimeout as wait } from 'node:timers/promises';
import type { OwnSurveyResponse } from '@murmel/contracts';
import { type Item, newId, Survey, SurveyAnswer, SurveyQuestion, SurveyResponse, WordCloud, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestBrowser } from '../support/browser.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

const VISITORS = 120;
const WORDS = 3;
const KILLS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const DEADLINE_MS = 240_000 + KILLS * 20_000;

let api: KillableApi;
beforeAll(async () => {
  api = await KillableApi.open(inject('databaseUrl'));
});
afterAll(() => api.stop());

const open = { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' } as const;

async function openCloud(): Promise<Item> {
  const item = await api.people.item(await api.people.account(), { ...open, kind: 'word_cloud' });
  await api.database.manager.insert(WordCloud, {
    itemId: item.id,
    show: true,
    showBeforeSubmit: false,
    wordsPerVisitor: null,
    filter: true,
    filterWords: null,
  });
  return item;
}

async function openSurvey(): Promise<{ item: Item; questionId: string }> {
  const item = await api.people.item(await api.people.account(), { ...open, kind: 'survey' });
  const questionId = newId();
  await api.database.manager.insert(Survey, {
    itemId: item.id,
    state: 'open',
    participantsSee: 'never',
    publicResult: false,
    thankYou: '',
    wallQuestionId: null,
    wallRevealed: [],
  });
  await api.database.manager.insert(SurveyQuestion, {
    id: questionId,
    itemId: item.id,
    position: 0,
    type: 'rating',
    title: 'Wie war es?',
    description: '',
    required: true,
    options: [],
  });
  return { item, questionId };
}

describe('kill -9 of the api while a school takes part', () => {
  it(`[T-02] ${VISITORS} visitors, ${KILLS} kills: every word and every response that was answered is there once`, {
    timeout: DEADLINE_MS,
  }, async () => {
    const cloud = await openCloud();
    const { item: survey, questionId } = await openSurvey();
    const words: string[] = [];
    const responses = new Map<string, { id: string; number: number }>();
    let writing = true;
    const takePart = async (browser: TestBrowser, visitorId: string, index: number): Promise<void> => {
      for (let word = 0; word < WORDS; word += 1) {
        const text = `Wort ${index} ${word}`;
        await untilAnswered(
          browser,
          'PUT',
          `/api/word_clouds/word_clouds/${cloud.id}/add_word`,
          text,
          { body: { words: text } },
          DEADLINE_MS,
        );
        words.push(text);
        await wait(KILLS * 10);
      }
      const number = 1 + (index % 5);
      const { body } = await untilAnswered<OwnSurveyResponse>(
        browser,
        'POST',
        `/api/surveys/surveys/${survey.id}/responses`,
        `response ${index}`,
        { body: { answers: [{ questionId, number }] } },
        DEADLINE_MS,
      );
      responses.set(visitorId, { id: body.id, number });
    };
    const all = Promise.all(
      Array.from({ length: VISITORS }, async (_, index) => {
        const browser = api.browser();
        const { id } = await api.people.visit(browser);
        // A class comes in over some time, not in one millisecond.
        await wait(index * KILLS * 3);
        await takePart(browser, id, index);
      }),
    ).finally(() => {
      writing = false;
    });
    for (let kill = 0; kill < KILLS && writing; kill += 1) {
      const before = words.length;
      while (writing && words.length < before + (VISITORS * WORDS) / (KILLS + 2)) await wait(5);
      await api.killAndRestart();
    }
    await all;

    const storedWords = await api.database.manager.findBy(WordCloudWord, { itemId: cloud.id });
    expect(words).toHaveLength(VISITORS * WORDS);
    expect(storedWords.map(({ text }) => text).sort()).toEqual([...words].sort());
    const stored = await api.database.manager.findBy(SurveyResponse, { itemId: survey.id });
    const answers = await api.database.manager.findBy(SurveyAnswer, { questionId });
    const numberOf = new Map(answers.map(({ responseId, number }) => [responseId, number]));
    expect(stored).toHaveLength(VISITORS);
    expect(stored.filter(({ submittedAt }) => submittedAt === null)).toEqual([]);
    expect(new Map(stored.map(({ visitorId, id }) => [visitorId!, { id, number: numberOf.get(id) }]))).toEqual(responses);
  });
});
