import { type AnswerProblem, answerProblem, type SurveyAnswer, saysSomething } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';

/** What keeps an answer from being stored: what the question says, and what only the server knows. */
export type RefusedAnswer = AnswerProblem | { problem: 'unknown_question' | 'answered_twice' | 'unknown_file' };

/** An answer that says something, as it is stored: exactly one of the four is not null. */
export interface GivenAnswer {
  questionId: string;
  optionIds: string[] | null;
  number: number | null;
  text: string | null;
  fileId: string | null;
}

export type CheckedAnswer = { given: GivenAnswer } | { empty: true } | (RefusedAnswer & { questionId: string });

/** @param ownFiles ids of the files that this person sent to this survey */
export function checkAnswer(question: SurveyQuestion | undefined, answer: SurveyAnswer, ownFiles: ReadonlySet<string>): CheckedAnswer {
  const { questionId, optionIds = [], number = null, text, fileId = null } = answer;
  if (!question) return { questionId, problem: 'unknown_question' };
  const problem = answerProblem(question, answer);
  if (problem) return { questionId, ...problem };
  if (fileId !== null && !ownFiles.has(fileId)) return { questionId, problem: 'unknown_file' };
  if (!saysSomething(question, answer)) return { empty: true };
  const chosen = optionIds.length === 0 ? null : [...new Set(optionIds)];
  // PostgreSQL stores every character but the zero.
  return { given: { questionId, optionIds: chosen, number, text: text?.replaceAll('\0', '') ?? null, fileId } };
}
