import { LIMITS, type SurveyQuestion } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { answerList, byQuestion, charactersOver, checkAnswers, fittingAnswers } from './answers';

const option = (id: string) => ({ id, text: id });
const question = (id: string, type: SurveyQuestion['type'], required = false): SurveyQuestion => ({
  id,
  type,
  required,
  title: id,
  inResults: true,
  recommendation: false,
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
