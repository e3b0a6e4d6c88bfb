import { type Actor, decide, type ItemFacts } from '@murmel/access-policy';
import { askedQuestions, isChoice, type QuestionResult, type QuestionType, rangeOf, type SurveyResults } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { accountOrVisitorOf, ownResponse } from '../../core/answers/respondent.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { netPromoterScore, statisticsOf } from './statistics.js';
import { SURVEY_TABLES } from './store-response.js';
import { questionsOf, surveyOf } from './survey-repository.js';
import { readTallies, type Tallies, valueKey } from './tallies.js';
import {
  type CountedAnswers,
  type FileAnswer,
  filesForTeacher,
  releasedFiles,
  releasedTexts,
  type TextAnswer,
  type TextPage,
  textsByPage,
  textsForTeacher,
} from './text-and-file-answers.js';

export type SurveyAudience = SurveyResults['audience'];

/** Returns the audience, which decides the visible results (spec C2 and C28). */
export async function surveyAudience(
  manager: EntityManager,
  { actor, itemId, facts }: { actor: Actor; itemId: string; facts: ItemFacts },
): Promise<SurveyAudience> {
  if (decide(actor, 'item.readResponses', { item: facts }).allow) return 'teacher';
  const { state, participantsSee, publicResult } = await surveyOf(manager, itemId);
  if (state === 'draft') return 'guestWaiting';
  if (publicResult || participantsSee === 'at_once') return 'guestResults';
  if (participantsSee === 'never') return 'guestWaiting';
  const person = accountOrVisitorOf(actor);
  const own = person && (await ownResponse(manager, SURVEY_TABLES, itemId, person));
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
  const written = stored.filter(({ type }) => type === 'long_answer' || type === 'file').length;
  if (audience === 'guestResults') {
    const texts = asks('long_answer') ? await releasedTexts(manager, itemId, written) : [];
    const files = asks('file') ? await releasedFiles(manager, itemId, written) : [];
    const questions = forGuests(stored).map((question) => resultOf(question, tallies, texts, files));
    return { audience, state, responses, questions };
  }
  const texts = asks('long_answer') ? await textsForTeacher(manager, itemId, written) : [];
  const files = asks('file') ? await filesForTeacher(manager, itemId, written) : [];
  const questions = stored.map((question) => resultOf(question, tallies, texts, files));
  return { audience, state, responses, begun, questions, wall: { questionId: survey.wallQuestionId, revealed: survey.wallRevealed } };
}

/** Free texts to one question by page, as an audience may see them. @throws NOT_FOUND for a question that is not of this survey or not for this audience */
export async function surveyTexts(
  manager: EntityManager,
  itemId: string,
  audience: SurveyAudience,
  asked: TextPage,
): Promise<{ entries: TextAnswer[]; total: number }> {
  const stored = await questionsOf(manager, itemId);
  const shown = audience === 'teacher' ? stored : audience === 'guestResults' ? forGuests(stored) : [];
  if (!shown.some(({ id, type }) => id === asked.questionId && type === 'long_answer')) throw apiError('NOT_FOUND');
  return textsByPage(manager, itemId, asked, audience !== 'teacher');
}

/** The questions whose results others see, as the teacher chose. */
function forGuests(stored: readonly SurveyQuestion[]): SurveyQuestion[] {
  return askedQuestions(stored).filter(({ inResults }) => inResults);
}

/** True if the file is an answer that the teacher released, and this person may see results. */
export async function fileIsReleased(manager: EntityManager, context: RequestContext, fileId: string): Promise<boolean> {
  const { id: itemId, facts } = itemOf(context);
  if ((await surveyAudience(manager, { actor: context.actor, itemId, facts })) !== 'guestResults') return false;
  const asked = forGuests(await questionsOf(manager, itemId)).map(({ id }) => id);
  const [found] = await manager.query<unknown[]>(
    `select 1 from survey_answer a join survey_response r on r.id = a.response_id
      where r.item_id = $1 and r.submitted_at is not null and a.file_id = $2 and a.released and a.question_id = any($3)`,
    [itemId, fileId, asked],
  );
  return found !== undefined;
}

function resultOf(
  question: SurveyQuestion,
  tallies: Tallies,
  texts: readonly CountedAnswers<TextAnswer>[],
  files: readonly CountedAnswers<FileAnswer>[],
): QuestionResult {
  return { ...numbersOf(question, tallies), ...textsOf(question, texts), ...filesOf(question, files) };
}

function numbersOf(question: SurveyQuestion, { answered, values }: Tallies): QuestionResult {
  const times = (value: string | number): number => values.get(valueKey(question.id, value)) ?? 0;
  const result: QuestionResult = { questionId: question.id, answered: answered.get(question.id) ?? 0 };
  if (isChoice(question.type)) return { ...result, counts: question.options.map(({ id }) => times(id)) };
  const range = rangeOf(question.type);
  if (!range) return result;
  const histogram = Array.from({ length: range.max - range.min + 1 }, (_, index) => times(range.min + index));
  return {
    ...result,
    histogram,
    ...statisticsOf(histogram, range.min),
    ...(question.type === 'net_promoter_score' && question.recommendation ? { netPromoterScore: netPromoterScore(histogram) } : {}),
  };
}

function textsOf({ id, type }: SurveyQuestion, texts: readonly CountedAnswers<TextAnswer>[]): Pick<QuestionResult, 'texts' | 'more'> {
  if (type !== 'long_answer') return {};
  const own = texts.filter(({ questionId }) => questionId === id);
  return { texts: own.map(withoutQuestion), ...moreThan(own) };
}

function filesOf({ id, type }: SurveyQuestion, files: readonly CountedAnswers<FileAnswer>[]): Pick<QuestionResult, 'files' | 'more'> {
  if (type !== 'file') return {};
  const own = files.filter(({ questionId }) => questionId === id);
  return { files: own.map(withoutQuestion), ...moreThan(own) };
}

function moreThan(shown: readonly { all: number }[]): Pick<QuestionResult, 'more'> {
  const more = (shown[0]?.all ?? 0) - shown.length;
  return more > 0 ? { more } : {};
}

function withoutQuestion<T>({
  questionId: _questionId,
  all: _all,
  ...answer
}: CountedAnswers<T>): Omit<CountedAnswers<T>, 'questionId' | 'all'> {
  return answer;
}
