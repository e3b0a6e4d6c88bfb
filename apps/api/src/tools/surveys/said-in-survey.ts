import { askedQuestions } from '@murmel/contracts';
import type { WordsPlace } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { questionsOf, surveyOf } from './one-survey.js';

/** Returns the questions as search text; drafts and incomplete ones only for editors. Participants' answers are not searchable. */
export async function saidInSurvey(manager: EntityManager, itemId: string): Promise<WordsPlace[]> {
  const { state, thankYou } = await surveyOf(manager, itemId);
  const questions = await questionsOf(manager, itemId);
  const asked = new Set(state === 'draft' ? [] : askedQuestions(questions).map(({ id }) => id));
  return [
    ...questions.map(
      ({ id, title, description, options }): WordsPlace => ({
        kind: 'question',
        text: [title, description, options.map((option) => option.text).join(', ')].filter(Boolean).join(' – '),
        at: id,
        ...(!asked.has(id) && { inside: true }),
      }),
    ),
    { kind: 'text', text: thankYou, ...(state === 'draft' && { inside: true }) },
  ];
}
