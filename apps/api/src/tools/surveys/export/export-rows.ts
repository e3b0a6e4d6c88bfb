import type { SurveyResponse } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { eachResponse } from '../stored-responses.js';

export type Cell = string | number | null;
export type ExportLanguage = 'de' | 'en';

const WORDS = {
  de: { number: 'Nr.', submittedAt: 'Abgegeben am', question: 'Frage' },
  en: { number: 'No.', submittedAt: 'Submitted at', question: 'Question' },
} as const;

/** Number and time, then one column for each question; a question without a text is called by its place. */
export function headerRow(questions: readonly SurveyQuestion[], language: ExportLanguage): string[] {
  const words = WORDS[language];
  return [words.number, words.submittedAt, ...questions.map(({ title }, index) => title || `${words.question} ${index + 1}`)];
}

/** One row per response, in the order of submission. */
export async function* responseRows(manager: EntityManager, itemId: string, questions: readonly SurveyQuestion[]): AsyncGenerator<Cell[]> {
  for await (const response of eachResponse(manager, itemId)) yield rowOf(response, questions);
}

function rowOf({ number, submittedAt, answers, files }: SurveyResponse, questions: readonly SurveyQuestion[]): Cell[] {
  const answerTo = new Map(answers.map((answer) => [answer.questionId, answer]));
  const fileNames = new Map(files.map(({ id, name }) => [id, name]));
  return [
    number,
    berlinTime(submittedAt),
    ...questions.map((question): Cell => {
      const answer = answerTo.get(question.id);
      if (!answer) return null;
      if (answer.optionIds)
        return question.options
          .filter(({ id }) => answer.optionIds?.includes(id))
          .map(({ text }) => text)
          .join(', ');
      return answer.number ?? answer.text ?? fileNames.get(answer.fileId ?? '') ?? null;
    }),
  ];
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

/** e.g. `2026-05-04 10:12:30`, the time on the wall of a German school; spreadsheets in every language read it. */
export function berlinTime(timestamp: string): string {
  return berlin.format(new Date(timestamp));
}
