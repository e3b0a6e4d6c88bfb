import { askedQuestions } from '@murmel/contracts';
import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { questionsOf, surveyOf } from './survey-repository.js';

/** Returns the questions as search text; drafts and incomplete ones only for editors. Participants' answers are not searchable. */
export async function surveySearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { state, thankYou } = await surveyOf(manager, itemId);
  const questions = await questionsOf(manager, itemId);
  const asked = new Set(state === 'draft' ? [] : askedQuestions(questions).map(({ id }) => id));
  return [
    ...questions.map(
      ({ id, title, description, options }): SearchText => ({
        kind: 'question',
        text: [title, description, options.map((option) => option.text).join(', ')].filter(Boolean).join(' – '),
        at: id,
        ...(!asked.has(id) && { inside: true }),
      }),
    ),
    { kind: 'text', text: thankYou, ...(state === 'draft' && { inside: true }) },
  ];
}
