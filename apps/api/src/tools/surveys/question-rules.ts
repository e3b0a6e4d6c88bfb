import { isChoice, LIMITS, type QuestionType, questionProblem } from '@murmel/contracts';
import { newId, type SurveyQuestion } from '@murmel/server';
import { apiError } from '../../platform/api-error.js';

export interface QuestionInput {
  type?: QuestionType | undefined;
  title?: string | undefined;
  description?: string | undefined;
  required?: boolean | undefined;
  inResults?: boolean | undefined;
  recommendation?: boolean | undefined;
  options?: { id?: string | undefined; newId?: string | undefined; text: string }[] | undefined;
}

const { min: OPTIONS_MIN, max: OPTIONS_MAX } = LIMITS.survey.options;

/**
 * @throws QUESTION_INVALID for the first question that cannot be answered
 */
export function refuseUnfinished(questions: readonly SurveyQuestion[]): void {
  for (const question of questions) {
    const problem = questionProblem(question);
    if (problem)
      throw apiError('QUESTION_INVALID', { questionId: question.id, problem, ...(problem === 'options' ? { min: OPTIONS_MIN } : {}) });
  }
}

/**
 * The question after a change. A change of type keeps what fits the new one.
 * @throws LIMIT_REACHED for too many options, QUESTION_INVALID for an option of another question
 */
export function changedQuestion(question: SurveyQuestion, input: QuestionInput): SurveyQuestion {
  const type = input.type ?? question.type;
  return {
    ...question,
    type,
    title: clean(input.title ?? question.title),
    description: clean(input.description ?? question.description),
    required: input.required ?? question.required,
    inResults: input.inResults ?? question.inResults,
    recommendation: input.recommendation ?? question.recommendation,
    options: isChoice(type) ? optionsAfter(question, input.options) : [],
  };
}

function optionsAfter(question: SurveyQuestion, wanted: QuestionInput['options']): SurveyQuestion['options'] {
  if (!wanted) return question.options.length > 0 ? question.options : emptyOptions();
  if (wanted.length > OPTIONS_MAX) throw apiError('LIMIT_REACHED', { limit: OPTIONS_MAX, what: 'options' });
  const known = new Set(question.options.map(({ id }) => id));
  const taken = new Set<string>();
  return wanted.map((option) => {
    const id = optionId(option) ?? newId();
    // An id that was taken already, or never given, would let votes count for two options.
    if (taken.has(id) || (option.id !== undefined && !known.has(id)))
      throw apiError('QUESTION_INVALID', { questionId: question.id, problem: 'unknown_option' });
    taken.add(id);
    return { id, text: clean(option.text) };
  });
}

/** Returns the id of an option, existing or new; undefined if the sender leaves it to the server. */
export function optionId({ id, newId: fresh }: { id?: string | undefined; newId?: string | undefined }): string | undefined {
  return id ?? fresh;
}

/** Returns the minimum number of empty options of a choice: the editor shows them as fields. */
function emptyOptions(): SurveyQuestion['options'] {
  return Array.from({ length: OPTIONS_MIN }, () => ({ id: newId(), text: '' }));
}

/** PostgreSQL stores every character but this one. */
function clean(text: string): string {
  return text.replaceAll('\0', '');
}
