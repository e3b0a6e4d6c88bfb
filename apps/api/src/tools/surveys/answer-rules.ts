import { LIMITS, type SurveyAnswer } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import { isChoice } from './question-rules.js';

const { longAnswerMax, rating, netPromoterScore } = LIMITS.survey;

export type AnswerProblem =
  | { problem: 'unknown_question' | 'answered_twice' | 'wrong_type' | 'unknown_option' | 'unknown_file' }
  | { problem: 'too_many_options'; max: number }
  | { problem: 'out_of_range'; min: number; max: number }
  | { problem: 'too_long'; max: number; length: number };

/** An answer that says something, as it is stored: exactly one of the four is not null. */
export interface GivenAnswer {
  questionId: string;
  optionIds: string[] | null;
  number: number | null;
  text: string | null;
  fileId: string | null;
}

export type CheckedAnswer = { given: GivenAnswer } | { empty: true } | (AnswerProblem & { questionId: string });

/** The smallest and the largest number that a question takes; undefined for questions without numbers. */
export function rangeOf(type: SurveyQuestion['type']): { min: number; max: number } | undefined {
  return type === 'rating' ? rating : type === 'net_promoter_score' ? netPromoterScore : undefined;
}

/** @param ownFiles ids of the files that this person sent to this survey */
export function checkAnswer(question: SurveyQuestion | undefined, answer: SurveyAnswer, ownFiles: ReadonlySet<string>): CheckedAnswer {
  const { questionId } = answer;
  if (!question) return { questionId, problem: 'unknown_question' };
  if (answeredColumns(answer).some((column) => column !== columnOf(question.type))) return { questionId, problem: 'wrong_type' };
  const problem = problemOf(question, answer, ownFiles);
  if (problem) return { questionId, ...problem };
  const given: GivenAnswer = {
    questionId,
    optionIds: emptyToNull([...new Set(answer.optionIds)]),
    number: answer.number ?? null,
    text: textOf(answer),
    fileId: answer.fileId ?? null,
  };
  return COLUMNS.some((column) => given[column] !== null) ? { given } : { empty: true };
}

function problemOf(
  question: SurveyQuestion,
  { optionIds = [], number, text = '', fileId }: SurveyAnswer,
  ownFiles: ReadonlySet<string>,
): AnswerProblem | undefined {
  if (optionIds.some((id) => !question.options.some((option) => option.id === id))) return { problem: 'unknown_option' };
  if (question.type === 'single_choice' && new Set(optionIds).size > 1) return { problem: 'too_many_options', max: 1 };
  const range = rangeOf(question.type);
  if (range && number !== undefined && (number < range.min || number > range.max)) return { problem: 'out_of_range', ...range };
  // Characters as people count them: a family emoji must not be refused while the counter still has room.
  const length = [...text].length;
  if (length > longAnswerMax) return { problem: 'too_long', max: longAnswerMax, length };
  return fileId !== undefined && !ownFiles.has(fileId) ? { problem: 'unknown_file' } : undefined;
}

type Column = 'optionIds' | 'number' | 'text' | 'fileId';
const COLUMNS: readonly Column[] = ['optionIds', 'number', 'text', 'fileId'];

function answeredColumns(answer: SurveyAnswer): Column[] {
  return COLUMNS.filter((column) => answer[column] !== undefined);
}

function columnOf(type: SurveyQuestion['type']): Column {
  if (isChoice(type)) return 'optionIds';
  if (type === 'file') return 'fileId';
  return type === 'long_answer' ? 'text' : 'number';
}

/** Spaces alone are no answer. PostgreSQL stores every character but the zero. */
function textOf({ text = '' }: SurveyAnswer): string | null {
  const clean = text.replaceAll('\0', '');
  return clean.trim() === '' ? null : clean;
}

function emptyToNull<T>(list: T[]): T[] | null {
  return list.length === 0 ? null : list;
}
