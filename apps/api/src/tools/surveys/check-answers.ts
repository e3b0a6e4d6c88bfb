import { askedQuestions, type SurveyAnswer, unanswered } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type CheckedAnswer, checkAnswer, type GivenAnswer } from './answer-rules.js';
import { ownFiles, type Respondent } from './respondent.js';

interface Asked {
  /** all of the survey, in their order */
  questions: readonly SurveyQuestion[];
  itemId: string;
  person: Respondent | undefined;
  answers: readonly SurveyAnswer[];
}

/**
 * What a draft keeps. Nothing is required, and what a question cannot have (any more) is left out; only a text that is too long is refused.
 * @throws ANSWER_INVALID with the number
 */
export async function draftAnswers(manager: EntityManager, asked: Asked): Promise<GivenAnswer[]> {
  const checked = await check(manager, asked);
  refuse(checked.find((answer) => 'problem' in answer && answer.problem === 'too_long'));
  return checked.flatMap((answer) => ('given' in answer ? [answer.given] : []));
}

/**
 * What a submission says. Answers are accepted to every question there is, but only those that participants are asked can be missing.
 * @param incomplete optional questions may stay empty
 * @throws ANSWER_INVALID, ANSWER_MISSING, INCOMPLETE, each with the questions meant
 */
export async function submittedAnswers(manager: EntityManager, asked: Asked, incomplete: boolean): Promise<GivenAnswer[]> {
  const checked = await check(manager, asked);
  refuse(checked.find((answer) => 'problem' in answer));
  const given = checked.flatMap((answer) => ('given' in answer ? [answer.given] : []));
  const answered = new Set(given.map(({ questionId }) => questionId));
  const { required, optional } = unanswered(askedQuestions(asked.questions), answered);
  if (required.length > 0) throw apiError('ANSWER_MISSING', { questionIds: required });
  if (optional.length > 0 && !incomplete) throw apiError('INCOMPLETE', { questionIds: optional, count: optional.length });
  return given;
}

async function check(manager: EntityManager, { itemId, person, answers, questions }: Asked): Promise<CheckedAnswer[]> {
  const files = await ownFiles(
    manager,
    itemId,
    person,
    answers.flatMap(({ fileId }) => fileId ?? []),
  );
  const byId = new Map(questions.map((question) => [question.id, question]));
  const seen = new Set<string>();
  return answers.map((answer) => {
    const { questionId } = answer;
    if (seen.has(questionId)) return { questionId, problem: 'answered_twice' };
    seen.add(questionId);
    return checkAnswer(byId.get(questionId), answer, files);
  });
}

function refuse(checked: CheckedAnswer | undefined): void {
  if (checked && 'problem' in checked) throw apiError('ANSWER_INVALID', { ...checked });
}
