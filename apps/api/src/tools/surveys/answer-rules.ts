import { type AnswerProblem, answerProblem, type SurveyAnswer, saysSomething } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { AnswerRecord } from '../../core/answers/answer-tables.js';

/** Reasons for refusing an answer: those the question defines, and those only the server can check. */
type Refusal = AnswerProblem | { problem: 'unknown_question' | 'unknown_file' };

/** @param ownFiles ids of the files that this person sent to this survey */
export function checkAnswer(
  question: SurveyQuestion | undefined,
  answer: SurveyAnswer,
  ownFiles: ReadonlySet<string>,
): { given: AnswerRecord<'questionId'> } | { empty: true } | { refused: Refusal } {
  const { questionId, optionIds = [], number = null, text, fileId = null } = answer;
  if (!question) return { refused: { problem: 'unknown_question' } };
  const problem = answerProblem(question, answer);
  if (problem) return { refused: problem };
  if (fileId !== null && !ownFiles.has(fileId)) return { refused: { problem: 'unknown_file' } };
  if (!saysSomething(question, answer)) return { empty: true };
  const chosen = optionIds.length === 0 ? null : [...new Set(optionIds)];
  // PostgreSQL stores every character but the zero.
  return { given: { questionId, optionIds: chosen, number, text: text?.replaceAll('\0', '') ?? null, fileId } };
}
