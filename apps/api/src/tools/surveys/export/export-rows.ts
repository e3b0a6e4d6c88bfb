import { isBlank, type SurveyResponse } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { eachResponse } from '../../../core/answers/stored-responses.js';
import type { Cell } from '../../../core/export-formats/table-cell.js';
import type { ExportLanguage } from '../../../core/export-formats/table-file.js';
import { surveyAnswerKind } from '../survey-answer-kind.js';
import { readTallies, valueKey } from '../tallies.js';

const WORDS = {
  de: { number: 'Nr.', submittedAt: 'Abgegeben am', question: 'Frage', option: 'Antwort' },
  en: { number: 'No.', submittedAt: 'Submitted at', question: 'Question', option: 'Answer' },
} as const;

/** Column of the table: its heading, and its value for a response. */
export interface Column {
  header: string;
  cell: (response: SurveyResponse) => Cell;
}

/**
 * Number and time, then the questions. Where several answers can be chosen each has a column of its own, with 1 and 0, so that it can
 * be counted; a question or an answer without a text is called by its place.
 */
export async function columnsOf(
  manager: EntityManager,
  itemId: string,
  questions: readonly SurveyQuestion[],
  language: ExportLanguage,
): Promise<Column[]> {
  const words = WORDS[language];
  const { values } = await readTallies(manager, itemId);
  return [
    { header: words.number, cell: ({ number }) => number },
    { header: words.submittedAt, cell: ({ submittedAt }) => new Date(submittedAt) },
    ...questions.flatMap((question, index) => {
      const header = question.title || `${words.question} ${index + 1}`;
      if (question.type !== 'multiple_choice') return [{ header, cell: (response: SurveyResponse) => answerIn(response, question) }];
      return question.options.flatMap(({ id, text }, place) => {
        // An option without text could not be chosen, unless it had one then.
        if (isBlank(text) && !values.has(valueKey(question.id, id))) return [];
        const option = isBlank(text) ? `${words.option} ${place + 1}` : text;
        return [{ header: `${header}: ${option}`, cell: (response: SurveyResponse) => chosenIn(response, question, id) }];
      });
    }),
  ];
}

/** One row per response, in the order of submission. */
export async function* responseRows(manager: EntityManager, itemId: string, columns: readonly Column[]): AsyncGenerator<Cell[]> {
  for await (const response of eachResponse(manager, surveyAnswerKind, itemId)) yield columns.map(({ cell }) => cell(response));
}

/** 1 or 0; nothing where the question was left out. */
function chosenIn({ answers }: SurveyResponse, { id }: SurveyQuestion, optionId: string): Cell {
  const answer = answers.find(({ questionId }) => questionId === id);
  return answer ? Number(answer.optionIds?.includes(optionId) ?? false) : null;
}

function answerIn({ answers, files }: SurveyResponse, { id, options }: SurveyQuestion): Cell {
  const answer = answers.find(({ questionId }) => questionId === id);
  if (!answer) return null;
  if (answer.optionIds) return options.find((option) => answer.optionIds?.includes(option.id))?.text ?? null;
  return answer.number ?? answer.text ?? files.find((file) => file.id === answer.fileId)?.name ?? null;
}
