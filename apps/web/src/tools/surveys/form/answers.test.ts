import { LIMITS, type SurveyQuestion } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { answerList, askedQuestions, byQuestion, charactersOver, checkAnswers, fittingAnswers, isAnswered } from './answers';

const option = (id: string) => ({ id, text: id });
const question = (id: string, type: SurveyQuestion['type'], required = false): SurveyQuestion => ({
  id,
  type,
  required,
  title: id,
  description: '',
  options: type.endsWith('choice') ? [option('a'), option('b'), option('c')] : [],
});
const single = question('single', 'single_choice', true);
const several = question('several', 'multiple_choice');
const stars = question('stars', 'rating');
const scale = question('scale', 'net_promoter_score');
const text = question('text', 'long_answer', true);
const file = question('file', 'file');
const all = [single, several, stars, scale, text, file];
const { longAnswerMax } = LIMITS.survey;

describe('isAnswered', () => {
  it.each([
    [single, { optionIds: [] }, false],
    [single, { optionIds: ['a'] }, true],
    [scale, { number: 0 }, true],
    [stars, {}, false],
    [text, { text: ' \n ' }, false],
    [text, { text: 'x' }, true],
    [file, { fileId: 'f' }, true],
  ])('%o with %o: %s', (asked, given, expected) => {
    expect(isAnswered(asked, { questionId: asked.id, ...given })).toBe(expected);
    expect(isAnswered(asked, undefined)).toBe(false);
  });
});

describe('checkAnswers', () => {
  it('[SUR-05] [SUR-06] tells required from optional, in the order of the questions', () => {
    expect(checkAnswers(all, {})).toEqual({ missing: ['single', 'text'], tooLong: [], open: ['several', 'stars', 'scale', 'file'] });
  });

  it('counts characters as people do, and only what is over the limit', () => {
    const long = (count: number) => checkAnswers([text], byQuestion([{ questionId: 'text', text: '🎈'.repeat(count) }])).tooLong;
    expect(long(longAnswerMax)).toEqual([]);
    expect(long(longAnswerMax + 1)).toEqual(['text']);
    expect(charactersOver('x'.repeat(longAnswerMax + 7))).toBe(7);
  });
});

describe('fittingAnswers', () => {
  it('drops what a changed question cannot have', () => {
    const answers = byQuestion([
      { questionId: 'single', optionIds: ['gone', 'b', 'c'] },
      { questionId: 'several', optionIds: ['gone'] },
      { questionId: 'stars', number: 6 },
      { questionId: 'scale', number: 10 },
      { questionId: 'text', number: 3 },
      { questionId: 'removed', text: 'x' },
    ]);
    expect(fittingAnswers(all, answers)).toEqual({
      single: { questionId: 'single', optionIds: ['b'] },
      scale: { questionId: 'scale', number: 10 },
    });
  });

  it('keeps everything while the questions are not shown', () => {
    const answers = byQuestion([{ questionId: 'single', optionIds: ['a'] }]);
    expect(fittingAnswers([], answers)).toEqual(answers);
  });

  it('keeps a text that is too long: its writer shortens it', () => {
    const answers = byQuestion([{ questionId: 'text', text: 'x'.repeat(longAnswerMax + 1) }]);
    expect(fittingAnswers(all, answers)).toEqual(answers);
  });
});

describe('askedQuestions', () => {
  it('leaves out what is still being written', () => {
    const halfWritten: SurveyQuestion = { ...single, options: [option('a'), { id: 'b', text: '' }] };
    const enough: SurveyQuestion = { ...single, options: [option('a'), { id: 'b', text: '' }, option('c')] };
    expect(askedQuestions([{ ...stars, title: '' }, halfWritten, enough, text])).toEqual([
      { ...single, options: [option('a'), option('c')] },
      text,
    ]);
  });
});

describe('answerList', () => {
  it('has nothing empty and the order of the questions', () => {
    const answers = byQuestion([
      { questionId: 'text', text: 'Gut' },
      { questionId: 'several', optionIds: ['c', 'a'] },
      { questionId: 'single', optionIds: [] },
    ]);
    expect(answerList(all, answers)).toEqual([
      { questionId: 'several', optionIds: ['a', 'c'] },
      { questionId: 'text', text: 'Gut' },
    ]);
  });
});
