import { describe, expect, it } from 'vitest';
import { unanswered } from '../../answers/unanswered.js';
import { LIMITS } from '../../limits.js';
import { answerProblem, fittingAnswer, saysSomething } from './answers.js';
import type { SurveyAnswer, SurveyQuestion } from './calls.js';
import { QUESTION_TYPES } from './names.js';
import { askedQuestions, questionProblem } from './questions.js';

const { longAnswerMax } = LIMITS.survey;
const option = (id: string) => ({ id, text: id });
const question = (type: SurveyQuestion['type'], required = false): SurveyQuestion => ({
  id: type,
  type,
  required,
  title: type,
  description: '',
  inResults: true,
  recommendation: false,
  options: type.endsWith('choice') ? [option('a'), option('b'), option('c')] : [],
});
type AnswerWithoutQuestion = Omit<SurveyAnswer, 'questionId'>;

/** type · answer · what is wrong with it · whether it says something · what of it fits */
const ANSWERS: [SurveyQuestion['type'], AnswerWithoutQuestion, string | undefined, boolean, AnswerWithoutQuestion][] = [
  ['single_choice', {}, undefined, false, { optionIds: [] }],
  ['single_choice', { optionIds: [] }, undefined, false, { optionIds: [] }],
  ['single_choice', { optionIds: ['a'] }, undefined, true, { optionIds: ['a'] }],
  ['single_choice', { optionIds: ['a', 'a'] }, undefined, true, { optionIds: ['a'] }],
  ['single_choice', { optionIds: ['b', 'a'] }, 'too_many_options', true, { optionIds: ['a'] }],
  ['single_choice', { optionIds: ['gone', 'b'] }, 'unknown_option', true, { optionIds: ['b'] }],
  ['single_choice', { number: 1 }, 'wrong_type', false, { optionIds: [] }],
  ['multiple_choice', { optionIds: ['c', 'a'] }, undefined, true, { optionIds: ['a', 'c'] }],
  ['multiple_choice', { optionIds: ['gone'] }, 'unknown_option', true, { optionIds: [] }],
  ['multiple_choice', { optionIds: ['a'], text: '' }, 'wrong_type', true, { optionIds: ['a'] }],
  ['rating', { number: 0 }, 'out_of_range', true, {}],
  ['rating', { number: 1 }, undefined, true, { number: 1 }],
  ['rating', { number: 5 }, undefined, true, { number: 5 }],
  ['rating', { number: 6 }, 'out_of_range', true, {}],
  ['rating', { number: 2.5 }, 'out_of_range', true, {}],
  ['rating', { number: Number.NaN }, 'out_of_range', true, {}],
  ['rating', {}, undefined, false, {}],
  ['net_promoter_score', { number: 0 }, undefined, true, { number: 0 }],
  ['net_promoter_score', { number: 10 }, undefined, true, { number: 10 }],
  ['net_promoter_score', { number: 11 }, 'out_of_range', true, {}],
  ['net_promoter_score', { number: -1 }, 'out_of_range', true, {}],
  ['long_answer', { text: 'x' }, undefined, true, { text: 'x' }],
  ['long_answer', { text: ' \n ' }, undefined, false, { text: ' \n ' }],
  ['long_answer', { text: '\0' }, undefined, false, { text: '\0' }],
  ['long_answer', { text: '🎈'.repeat(longAnswerMax) }, undefined, true, { text: '🎈'.repeat(longAnswerMax) }],
  ['long_answer', { text: '🎈'.repeat(longAnswerMax + 1) }, 'too_long', true, { text: '🎈'.repeat(longAnswerMax + 1) }],
  ['long_answer', { number: 3 }, 'wrong_type', false, {}],
  ['file', { fileId: 'f' }, undefined, true, { fileId: 'f' }],
  ['file', { text: 'f' }, 'wrong_type', false, {}],
];

describe('[SUR-05] [SUR-06] answers, as the screen and the server see them', () => {
  it.each(ANSWERS)('%s with %j: %s', (type, given, problem, says, fits) => {
    const asked = question(type);
    const answer = { questionId: asked.id, ...given };
    expect(answerProblem(asked, answer)?.problem).toBe(problem);
    expect(saysSomething(asked, answer)).toBe(says);
    expect(fittingAnswer(asked, answer)).toEqual({ questionId: asked.id, ...fits });
  });

  it('whatever fits is taken, except a text that its writer has to shorten', () => {
    for (const [type, given] of ANSWERS) {
      const fitting = fittingAnswer(question(type), { questionId: type, ...given });
      const problem = answerProblem(question(type), JSON.parse(JSON.stringify(fitting)) as SurveyAnswer)?.problem;
      expect([type, given, problem ?? 'taken']).toEqual([type, given, problem === 'too_long' ? 'too_long' : 'taken']);
    }
  });

  it('the number that was exceeded is named', () => {
    const long = { questionId: 'long_answer', text: 'x'.repeat(longAnswerMax + 7) };
    expect(answerProblem(question('long_answer'), long)).toEqual({ problem: 'too_long', max: longAnswerMax, length: longAnswerMax + 7 });
    expect(answerProblem(question('rating'), { questionId: 'rating', number: 9 })).toEqual({ problem: 'out_of_range', min: 1, max: 5 });
  });

  it('required and optional are told apart, in the order of the questions', () => {
    const questions = QUESTION_TYPES.map((type, index) => question(type, index % 2 === 0));
    expect(unanswered(questions, new Set(['rating', 'file']))).toEqual({
      required: ['single_choice', 'long_answer'],
      optional: ['multiple_choice', 'net_promoter_score'],
    });
  });
});

describe('questions that can be answered', () => {
  it.each<[Partial<SurveyQuestion>, string | undefined]>([
    [{}, undefined],
    [{ title: '' }, 'title'],
    [{ title: ' \n' }, 'title'],
    [{ options: [] }, 'options'],
    [{ options: [option('a'), { id: 'b', text: '' }] }, 'options'],
    [{ options: [option('a'), { id: 'b', text: ' ' }] }, 'options'],
    [{ options: [option('a'), { id: 'b', text: '' }, option('c')] }, undefined],
    [{ type: 'rating', options: [] }, undefined],
  ])('%j lacks %s', (fields, problem) => {
    expect(questionProblem({ ...question('single_choice'), ...fields })).toBe(problem);
  });

  it('nobody is asked what is still being written, nor shown an option without text', () => {
    const halfWritten = { ...question('single_choice'), options: [option('a'), { id: 'b', text: '' }] };
    const enough = { ...question('multiple_choice'), options: [option('a'), { id: 'b', text: '' }, option('c')] };
    expect(askedQuestions([{ ...question('rating'), title: '' }, halfWritten, enough, question('long_answer')])).toEqual([
      { ...enough, options: [option('a'), option('c')] },
      question('long_answer'),
    ]);
  });
});
