import { itemPicture } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { surveyPicture } from './survey-picture.js';

const option = (text: string, n = 0) => ({ id: `11111111-1111-4111-8111-11111111111${n}`, text });
const question = {
  type: 'single_choice' as const,
  title: 'Welche Station?',
  options: [option('Teich'), option(' ', 1), option('Hecke', 2)],
};
const half = { type: 'single_choice' as const, title: '', options: [option('Canary')] };

it('the picture of a survey is its first question that is written to its end, with what can be answered', () => {
  expect(surveyPicture({ state: 'open', invited: false, questions: [half, question] })).toEqual({
    shape: 'survey',
    question: { type: 'single_choice', title: 'Welche Station?', options: ['Teich', 'Hecke'] },
  });
});

it('canary: nobody but the owner and the invited sees what a draft asks', () => {
  const draft = { state: 'draft' as const, questions: [question] };
  expect(surveyPicture({ ...draft, invited: false })).toEqual({ shape: 'survey', question: null });
  expect(surveyPicture({ ...draft, invited: true }).question?.title).toBe('Welche Station?');
  expect(surveyPicture({ state: 'closed', invited: false, questions: [question] }).question?.title).toBe('Welche Station?');
});

it('of the longest question it is less than 1 kB', () => {
  const long = { ...question, title: 'ß'.repeat(500), options: Array.from({ length: 9 }, (_, n) => option('Ä'.repeat(200), n)) };
  const picture = itemPicture.parse(surveyPicture({ state: 'open', invited: false, questions: [long] }));
  expect(Buffer.byteLength(JSON.stringify(picture))).toBeLessThan(1000);
});
