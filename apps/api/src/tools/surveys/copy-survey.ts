import { askedQuestions, type Json, LIMITS, PARTICIPANTS_SEE, QUESTION_TYPES } from '@murmel/contracts';
import { newId, Survey, SurveyQuestion } from '@murmel/server';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { questionsOf, surveyOf } from './survey-repository.js';

type Question = Omit<SurveyQuestion, 'id' | 'itemId' | 'position'>;
type CopiedSurvey = { settings: Pick<Survey, 'participantsSee' | 'publicResult' | 'thankYou'>; questions: Question[] };

const { questions: most, options, questionMax, thankYouMax } = LIMITS.survey;
const question = z.strictObject({
  type: z.enum(QUESTION_TYPES),
  title: z.string().max(questionMax),
  description: z.string().max(LIMITS.description.max),
  required: z.boolean(),
  inResults: z.boolean(),
  recommendation: z.boolean(),
  options: z
    .array(z.strictObject({ id: z.uuid(), text: z.string().max(options.textMax) }))
    .max(options.max)
    // One id for two options would let votes count for both.
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
});
const taken = z.strictObject({
  settings: z.strictObject({ participantsSee: z.enum(PARTICIPANTS_SEE), publicResult: z.boolean(), thankYou: z.string().max(thankYouMax) }),
  questions: z.array(question).max(most),
});

/** Copies settings and questions, under new ids. A copy is a draft without answers until its owner opens it. */
export const surveyCopying = contentCopying<CopiedSurvey & Json>({
  async take(manager, { from, everything, invited }) {
    const { state, participantsSee, publicResult, thankYou } = await surveyOf(manager, from);
    const all = await questionsOf(manager, from);
    // A draft is for those who work on it; guests meet it when it opens.
    const seen = everything ? all : state === 'draft' && !invited ? [] : askedQuestions(all);
    const questions = seen.map(({ id: _id, itemId: _item, position: _position, ...question }) => question);
    return { settings: { participantsSee, publicResult, thankYou }, questions } as CopiedSurvey & Json;
  },
  checked: (content) => taken.safeParse(content).data as (CopiedSurvey & Json) | undefined,
  async put(manager, { to }, { settings, questions }) {
    await manager.insert(Survey, { itemId: to, ...settings, state: 'draft', wallQuestionId: null, wallRevealed: [] });
    await manager.insert(
      SurveyQuestion,
      questions.map((question, position) => ({ ...question, position, id: newId(), itemId: to })),
    );
  },
});
