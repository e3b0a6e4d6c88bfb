import { LIMITS } from '../../limits.js';
import type { QuestionType } from './names.js';

/** Fields of a question that the rules read; screens and the database have more. */
interface Written {
  type: QuestionType;
  title: string;
  options: readonly { text: string }[];
}

/** True if participants choose among options. */
export function isChoice(type: QuestionType): boolean {
  return type === 'single_choice' || type === 'multiple_choice';
}

/** The smallest and the largest number that a question takes; undefined for questions without numbers. */
export function rangeOf(type: QuestionType): { min: number; max: number } | undefined {
  if (type === 'rating') return LIMITS.survey.rating;
  return type === 'net_promoter_score' ? LIMITS.survey.netPromoterScore : undefined;
}

/** Part missing before a question can be answered: its text, or enough options that are not empty. */
export type QuestionProblem = 'title' | 'options';

/** An option without text is not shown to participants, and therefore does not count. */
export function questionProblem({ type, title, options }: Written): QuestionProblem | undefined {
  if (isBlank(title)) return 'title';
  return isChoice(type) && options.filter(({ text }) => !isBlank(text)).length < LIMITS.survey.options.min ? 'options' : undefined;
}

/** Returns the questions shown to participants: unfinished questions and options without text are omitted. */
export function askedQuestions<Q extends Written>(questions: readonly Q[]): Q[] {
  return questions
    .filter((question) => questionProblem(question) === undefined)
    .map((question) => ({ ...question, options: question.options.filter(({ text }) => !isBlank(text)) }));
}

/** An option or a title that is still to be written. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
