import type { QuestionType, SurveyAnswer, SurveyResults, TeacherResults } from '@murmel/contracts';
import { type Account, type Item, newId, OwnerFile, Survey, SurveyQuestion, SurveyResponse, type Visitor } from '@murmel/server';
import { expect } from 'vitest';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

export const SURVEYS = '/api/surveys/surveys';
/** An id that belongs to nothing. */
export const NOTHING = '0199d0a0-0000-7000-8000-000000000000';

export type Questions = Record<QuestionType, SurveyQuestion>;

/** The row of a survey for an item of that kind, open unless told. */
export async function surveyRow(api: TestApi, item: Item, fields: Partial<Survey> = {}): Promise<void> {
  await api.database.manager.insert(Survey, {
    itemId: item.id,
    state: 'open',
    participantsSee: 'never',
    publicResult: false,
    thankYou: '',
    wallQuestionId: null,
    wallRevealed: [],
    ...fields,
  });
}

/** One question of each type, in the order of `tests/e2e/lesson-4-survey.spec.ts`; only the first is required. */
export async function sixQuestions(api: TestApi, item: Item): Promise<Questions> {
  const options = (...texts: string[]) => texts.map((text) => ({ id: newId(), text }));
  const plan: [QuestionType, string, SurveyQuestion['options']][] = [
    ['single_choice', 'Steigung von y = 2x + 1?', options('1', '2', 'x')],
    ['multiple_choice', 'Welche Geraden steigen?', options('y = x', 'y = -x', 'y = 3x')],
    ['rating', 'Wie war die Stunde?', []],
    ['net_promoter_score', 'Wie sicher fühlst du dich?', []],
    ['long_answer', 'Was ist noch offen?', []],
    ['file', 'Dein Graph als Foto', []],
  ];
  const questions = plan.map(
    ([type, title, choices], position): SurveyQuestion => ({
      id: newId(),
      itemId: item.id,
      position,
      type,
      title,
      description: '',
      required: position === 0,
      inResults: true,
      recommendation: type === 'net_promoter_score',
      options: choices,
    }),
  );
  await api.database.manager.insert(SurveyQuestion, questions);
  return Object.fromEntries(questions.map((question) => [question.type, question])) as Questions;
}

export interface SurveyCast extends Cast {
  questions: Questions;
}

/** Returns one survey (`secret`, open) with the six questions, and a person in every relation to it. */
export async function surveyCast(api: TestApi, survey: Partial<Survey> = {}, item: Partial<Item> = {}): Promise<SurveyCast> {
  const cast = await castOf(api, { kind: 'survey', title: 'Lineare Funktionen', ...item });
  await surveyRow(api, cast.item, survey);
  return { ...cast, questions: await sixQuestions(api, cast.item) };
}

/** A response straight in the database, submitted unless told. */
export async function response(api: TestApi, item: Item, answers: SurveyAnswer[], fields: Partial<SurveyResponse> = {}): Promise<string> {
  const at = fields.submittedAt ?? new Date();
  const id = newId();
  await api.database.manager.insert(SurveyResponse, {
    id,
    itemId: item.id,
    accountId: null,
    visitorId: null,
    submittedAt: at,
    updatedAt: at,
    createdAt: at,
    ...fields,
  });
  for (const { questionId, optionIds = null, number = null, text = null, fileId = null } of answers) {
    await api.database.query(
      'insert into survey_answer (response_id, question_id, option_ids, number, text, file_id) values ($1, $2, $3, $4, $5, $6)',
      [id, questionId, optionIds, number, text, fileId],
    );
  }
  return id;
}

/** Inserts a file that was sent to an item. */
export async function file(api: TestApi, item: Item, by: { account?: Account; visitor?: Visitor }, name = 'Graph.png'): Promise<string> {
  const id = newId();
  await api.database.manager.insert(OwnerFile, {
    id,
    itemId: item.id,
    accountId: by.account?.id ?? null,
    visitorId: by.visitor?.id ?? null,
    name,
    contentType: 'image/png',
    bytes: 1234,
    storageKey: `files/${id}`,
    thumbnailKey: `files/${id}.thumb.webp`,
    usedBy: 'answer',
    width: null,
    height: null,
    createdAt: new Date(),
  });
  return id;
}

/** An answer to each question but the file, as a pupil gives them. */
export function fullAnswers(questions: Questions, more: { text?: string; number?: number; option?: number } = {}): SurveyAnswer[] {
  const { single_choice: single, multiple_choice: multiple, rating, net_promoter_score: score, long_answer: text } = questions;
  return [
    { questionId: single.id, optionIds: [single.options[more.option ?? 1]!.id] },
    { questionId: multiple.id, optionIds: [multiple.options[0]!.id, multiple.options[2]!.id] },
    { questionId: rating.id, number: 4 },
    { questionId: score.id, number: more.number ?? 9 },
    { questionId: text.id, text: more.text ?? 'Nichts mehr' },
  ];
}

/** How many rows there are of a survey's responses, drafts included. */
export function responseCount(api: TestApi, item: Item): Promise<number> {
  return api.database.manager.countBy(SurveyResponse, { itemId: item.id });
}

/** Returns the results as an authorized person gets them, the owner by default. */
export async function results<R extends SurveyResults = TeacherResults>(
  cast: SurveyCast,
  browser: TestBrowser = cast.owner.browser,
): Promise<R> {
  const answer = await browser.get<R>(`${SURVEYS}/${cast.item.id}/results`);
  expect(answer.status).toBe(200);
  return answer.body;
}
