import {
  characterCount,
  fittingAnswer,
  LIMITS,
  type SurveyAnswer,
  type SurveyQuestion,
  saysSomething,
  unanswered,
} from '@murmel/contracts';

/** What somebody answered so far, by question. */
export type Answers = Readonly<Record<string, SurveyAnswer>>;

/** What stands between the answers and a submission: ids of questions in their order. */
export interface Check {
  /** required and empty */
  missing: string[];
  /** longer than a text may be */
  tooLong: string[];
  /** optional and empty */
  open: string[];
}

/** @returns by how many characters the text is too long, 0 when it fits (decision A22) */
export function charactersOver(text: string | undefined): number {
  return Math.max(0, characterCount(text ?? '') - LIMITS.survey.longAnswerMax);
}

/** Looks through all answers before they are sent. */
export function checkAnswers(questions: readonly SurveyQuestion[], answers: Answers): Check {
  const answered = questions.filter((question) => saysSomething(question, answers[question.id]));
  const { required, optional } = unanswered(questions, new Set(answered.map(({ id }) => id)));
  const tooLong = answered.filter(({ id }) => charactersOver(answers[id]?.text) > 0);
  return { missing: required, tooLong: tooLong.map(({ id }) => id), open: optional };
}

/**
 * What of the answers fits the questions as they are now: a teacher may have changed them meanwhile. Without questions
 * everything stays: nobody sees them while a survey is a draft.
 */
export function fittingAnswers(questions: readonly SurveyQuestion[], answers: Answers): Answers {
  if (questions.length === 0) return answers;
  const fitting: Record<string, SurveyAnswer> = {};
  for (const question of questions) {
    const given = answers[question.id];
    const answer = given && fittingAnswer(question, given);
    if (answer && saysSomething(question, answer)) fitting[question.id] = answer;
  }
  return fitting;
}

/** The answers as they are sent: in the order of the questions, nothing empty. */
export function answerList(questions: readonly SurveyQuestion[], answers: Answers): SurveyAnswer[] {
  return Object.values(fittingAnswers(questions, answers));
}

/** Answers of a response, by question. */
export function byQuestion(answers: readonly SurveyAnswer[]): Answers {
  return Object.fromEntries(answers.map((answer) => [answer.questionId, answer]));
}
