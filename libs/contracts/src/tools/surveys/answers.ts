import { characterCount } from '../../characters.js';
import { LIMITS } from '../../limits.js';
import type { SurveyAnswer } from './calls.js';
import type { QuestionType } from './names.js';
import { isChoice, rangeOf } from './questions.js';

/** Fields of a question that its answers depend on. */
interface Asked {
  id: string;
  type: QuestionType;
  options: readonly { id: string }[];
}

/** Reason why an answer is invalid for its question. */
export type AnswerProblem =
  | { problem: 'wrong_type' | 'unknown_option' }
  | { problem: 'too_many_options'; max: number }
  | { problem: 'out_of_range'; min: number; max: number }
  | { problem: 'too_long'; max: number; length: number };

/** Field that holds the answer to a question; exactly one for each type. */
export type AnswerField = 'optionIds' | 'number' | 'text' | 'fileId';
const FIELDS: readonly AnswerField[] = ['optionIds', 'number', 'text', 'fileId'];

export function answerField(type: QuestionType): AnswerField {
  if (isChoice(type)) return 'optionIds';
  if (type === 'file') return 'fileId';
  return type === 'long_answer' ? 'text' : 'number';
}

/** Returns the problem of an answer. Only the server knows a file's owner; everything else is validated here. */
export function answerProblem(question: Asked, answer: SurveyAnswer): AnswerProblem | undefined {
  const field = answerField(question.type);
  if (FIELDS.some((other) => other !== field && answer[other] !== undefined)) return { problem: 'wrong_type' };
  const { optionIds = [], number, text = '' } = answer;
  if (optionIds.some((id) => !question.options.some((option) => option.id === id))) return { problem: 'unknown_option' };
  if (question.type === 'single_choice' && new Set(optionIds).size > 1) return { problem: 'too_many_options', max: 1 };
  const range = rangeOf(question.type);
  if (range && number !== undefined && !isWithin(number, range)) return { problem: 'out_of_range', ...range };
  const max = LIMITS.survey.longAnswerMax;
  const length = characterCount(text);
  return length > max ? { problem: 'too_long', max, length } : undefined;
}

/** True if an answer has content: spaces alone do not count, and PostgreSQL stores every character except NUL. */
export function saysSomething({ type }: Pick<Asked, 'type'>, answer: SurveyAnswer | undefined): boolean {
  if (!answer) return false;
  const field = answerField(type);
  if (field === 'optionIds') return (answer.optionIds ?? []).length > 0;
  return field === 'text' ? (answer.text ?? '').replaceAll('\0', '').trim() !== '' : answer[field] !== undefined;
}

/** @returns what of an answer its question can have, which may have changed meanwhile. A text that is too long stays: its writer shortens it. */
export function fittingAnswer(question: Asked, answer: SurveyAnswer): SurveyAnswer {
  const { id: questionId, type } = question;
  const field = answerField(type);
  if (field === 'optionIds') {
    const optionIds = question.options.map(({ id }) => id).filter((id) => answer.optionIds?.includes(id));
    return { questionId, optionIds: type === 'single_choice' ? optionIds.slice(0, 1) : optionIds };
  }
  const range = rangeOf(type);
  if (range) return answer.number !== undefined && isWithin(answer.number, range) ? { questionId, number: answer.number } : { questionId };
  return { questionId, [field]: answer[field] };
}

function isWithin(number: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(number) && number >= min && number <= max;
}
