import type { Survey, SurveyAnswer, SurveyQuestion } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { wordsOfInterface } from './interface-texts.js';
import { expect } from './test.js';
import { call } from './wire.js';

const { said } = wordsOfInterface('surveys');

type NewQuestion = Partial<Omit<SurveyQuestion, 'id' | 'options'>> & { type: SurveyQuestion['type']; options?: string[] };

/** A survey of the teacher who is signed in, with its questions. */
export async function newSurvey(context: BrowserContext, title: string, questions: readonly NewQuestion[]): Promise<Survey> {
  let survey = await call<Survey>(context, 'POST', '/surveys/surveys', { title });
  for (const { options = [], ...question } of questions) {
    survey = await call<Survey>(context, 'POST', `/surveys/surveys/${survey.id}/questions`, {
      ...question,
      options: options.map((text) => ({ text })),
    });
  }
  return survey;
}

/** Opens a survey to all with the secret link. @returns its address */
export async function openSurvey(context: BrowserContext, id: string): Promise<string> {
  await call(context, 'PUT', `/surveys/surveys/${id}`, { state: 'open' });
  const { secretLink } = await call<{ secretLink: string }>(context, 'PUT', `/items/${id}/share`, { privacy: 'secret' });
  return secretLink;
}

/** The answers that a simulated pupil gives: different ones for different numbers. */
export function someAnswers({ survey: { questions } }: Survey, index: number): SurveyAnswer[] {
  return questions.flatMap(({ id: questionId, type, options }): SurveyAnswer[] => {
    const option = options[index % Math.max(1, options.length)]?.id;
    switch (type) {
      case 'single_choice':
        return [{ questionId, optionIds: [option!] }];
      case 'multiple_choice':
        return [{ questionId, optionIds: [option!] }];
      case 'rating':
        return [{ questionId, number: 1 + (index % 5) }];
      case 'net_promoter_score':
        return [{ questionId, number: index % 11 }];
      case 'long_answer':
        return [{ questionId, text: `Text ${index}` }];
      case 'file':
        return [];
    }
  });
}

/** On to the next question. */
export async function next(page: Page, number: number, count: number): Promise<void> {
  await page.getByRole('button', { name: said('Weiter') }).click();
  await expect(page.getByText(said(`Frage ${number} von ${count}`))).toBeVisible();
}
