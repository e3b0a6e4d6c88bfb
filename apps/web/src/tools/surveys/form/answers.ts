import { LIMITS, type SurveyAnswer, type SurveyQuestion } from '@murmel/contracts';

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

const { longAnswerMax, rating, netPromoterScore } = LIMITS.survey;

/** What participants are asked, also when the teacher looks: not what is still being written. The same rule as the api's. */
export function askedQuestions(questions: readonly SurveyQuestion[]): SurveyQuestion[] {
  return questions.flatMap((question) => {
    const options = question.options.filter(({ text }) => text !== '');
    const choice = question.type === 'single_choice' || question.type === 'multiple_choice';
    return question.title === '' || (choice && options.length < LIMITS.survey.options.min) ? [] : [{ ...question, options }];
  });
}

/** Whether the answer says something; the same rule as the api's. */
export function isAnswered(question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean {
  if (!answer) return false;
  if (question.type === 'long_answer') return (answer.text ?? '').trim() !== '';
  if (question.type === 'file') return answer.fileId !== undefined;
  if (question.type === 'rating' || question.type === 'net_promoter_score') return answer.number !== undefined;
  return (answer.optionIds ?? []).length > 0;
}

/** Characters as people count them, like the api: a family emoji is a few, not a dozen. */
export function charactersOf(text: string | undefined): number {
  return [...(text ?? '')].length;
}

/** @returns by how many characters the text is too long, 0 when it fits (decision A22) */
export function charactersOver(text: string | undefined): number {
  return Math.max(0, charactersOf(text) - longAnswerMax);
}

/** Looks through all answers before they are sent. */
export function checkAnswers(questions: readonly SurveyQuestion[], answers: Answers): Check {
  const idsWhere = (holds: (question: SurveyQuestion) => boolean): string[] => questions.filter(holds).map(({ id }) => id);
  const empty = (question: SurveyQuestion): boolean => !isAnswered(question, answers[question.id]);
  return {
    missing: idsWhere((question) => question.required && empty(question)),
    tooLong: idsWhere(({ id, type }) => type === 'long_answer' && charactersOver(answers[id]?.text) > 0),
    open: idsWhere((question) => !question.required && empty(question)),
  };
}

/**
 * What of the answers fits the questions as they are now: a teacher may have changed them meanwhile. A text that is too
 * long stays, its writer shortens it. Without questions everything stays: nobody sees them while a survey is a draft.
 */
export function fittingAnswers(questions: readonly SurveyQuestion[], answers: Answers): Answers {
  if (questions.length === 0) return answers;
  const fitting: Record<string, SurveyAnswer> = {};
  for (const question of questions) {
    const answer = fittingAnswer(question, answers[question.id]);
    if (answer && isAnswered(question, answer)) fitting[question.id] = answer;
  }
  return fitting;
}

function fittingAnswer(question: SurveyQuestion, answer: SurveyAnswer | undefined): SurveyAnswer | undefined {
  if (!answer) return undefined;
  const questionId = question.id;
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice': {
      const optionIds = question.options.map(({ id }) => id).filter((id) => answer.optionIds?.includes(id));
      return { questionId, optionIds: question.type === 'single_choice' ? optionIds.slice(0, 1) : optionIds };
    }
    case 'rating':
      return within(answer.number, rating) ? { questionId, number: answer.number } : undefined;
    case 'net_promoter_score':
      return within(answer.number, netPromoterScore) ? { questionId, number: answer.number } : undefined;
    case 'long_answer':
      return { questionId, text: answer.text };
    case 'file':
      return { questionId, fileId: answer.fileId };
  }
}

function within(number: number | undefined, { min, max }: { min: number; max: number }): boolean {
  return number !== undefined && Number.isInteger(number) && number >= min && number <= max;
}

/** The answers as they are sent: in the order of the questions, nothing empty. */
export function answerList(questions: readonly SurveyQuestion[], answers: Answers): SurveyAnswer[] {
  return Object.values(fittingAnswers(questions, answers));
}

/** Answers of a response, by question. */
export function byQuestion(answers: readonly SurveyAnswer[]): Answers {
  return Object.fromEntries(answers.map((answer) => [answer.questionId, answer]));
}
