import { decide, type Actor, type ItemFacts } from '@murmel/access-policy';
import type { QuestionResult, QuestionType, SurveyResults } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { rangeOf } from './answer-rules.js';
import { questionsOf, surveyOf } from './one-survey.js';
import { askedQuestions, isChoice } from './question-rules.js';
import { ownResponse, respondentOf } from './respondent.js';
import { netPromoterScore, statisticsOf } from './statistics.js';
import { readTallies, valueKey, type Tallies } from './tallies.js';
import { filesForTeacher, releasedTexts, textsForTeacher, type FileAnswer, type OfQuestion, type TextAnswer } from './written-answers.js';

export type SurveyAudience = SurveyResults['audience'];

/** Who looks decides what is there to see (decisions C2 and C28). */
export async function surveyAudience(manager: EntityManager, { actor, itemId, facts }: { actor: Actor; itemId: string; facts: ItemFacts }): Promise<SurveyAudience> {
  if (decide(actor, 'item.readResponses', { item: facts }).allow) return 'teacher';
  const { state, participantsSee, publicResult } = await surveyOf(manager, itemId);
  if (state === 'draft') return 'guestWaiting';
  if (publicResult || participantsSee === 'at_once') return 'guestResults';
  if (participantsSee === 'never') return 'guestWaiting';
  const person = respondentOf(actor);
  const own = person && (await ownResponse(manager, itemId, person));
  return own?.submittedAt ? 'guestResults' : 'guestWaiting';
}

/** The newest results for an audience. */
export async function surveyResults(manager: EntityManager, itemId: string, audience: SurveyAudience): Promise<SurveyResults> {
  const survey = await surveyOf(manager, itemId);
  const { state } = survey;
  if (audience === 'guestWaiting') return { audience, state };
  const stored = await questionsOf(manager, itemId);
  const tallies = await readTallies(manager, itemId);
  const { responses, begun } = tallies;
  const asks = (wanted: QuestionType): boolean => stored.some(({ type }) => type === wanted);
  if (audience === 'guestResults') {
    const texts = asks('long_answer') ? await releasedTexts(manager, itemId) : [];
    const questions = askedQuestions(stored).map((question) => ({ ...numbersOf(question, tallies), ...textsOf(question, texts) }));
    return { audience, state, responses, questions };
  }
  const texts = asks('long_answer') ? await textsForTeacher(manager, itemId) : [];
  const files = asks('file') ? await filesForTeacher(manager, itemId) : [];
  const questions = stored.map((question) => ({ ...numbersOf(question, tallies), ...textsOf(question, texts), ...filesOf(question, files) }));
  return { audience, state, responses, begun, questions, wall: { questionId: survey.wallQuestionId, revealed: survey.wallRevealed } };
}

function numbersOf(question: SurveyQuestion, { answered, values }: Tallies): QuestionResult {
  const times = (value: string | number): number => values.get(valueKey(question.id, value)) ?? 0;
  const result: QuestionResult = { questionId: question.id, answered: answered.get(question.id) ?? 0 };
  if (isChoice(question.type)) return { ...result, counts: question.options.map(({ id }) => times(id)) };
  const range = rangeOf(question.type);
  if (!range) return result;
  const histogram = Array.from({ length: range.max - range.min + 1 }, (_, index) => times(range.min + index));
  return {
    ...result, histogram, ...statisticsOf(histogram, range.min),
    ...(question.type === 'net_promoter_score' ? { netPromoterScore: netPromoterScore(histogram) } : {}),
  };
}

function textsOf({ id, type }: SurveyQuestion, texts: readonly OfQuestion<TextAnswer>[]): Pick<QuestionResult, 'texts'> {
  return type === 'long_answer' ? { texts: ofQuestion(id, texts) } : {};
}

function filesOf({ id, type }: SurveyQuestion, files: readonly OfQuestion<FileAnswer>[]): Pick<QuestionResult, 'files'> {
  return type === 'file' ? { files: ofQuestion(id, files) } : {};
}

function ofQuestion<T>(wanted: string, answers: readonly OfQuestion<T>[]): Omit<OfQuestion<T>, 'questionId'>[] {
  return answers.filter(({ questionId }) => questionId === wanted).map(withoutQuestion);
}

function withoutQuestion<T extends { questionId: string }>({ questionId: _questionId, ...answer }: T): Omit<T, 'questionId'> {
  return answer;
}
