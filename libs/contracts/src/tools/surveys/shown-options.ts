import type { QuestionResult, SurveyQuestion } from './calls.js';
import { isBlank } from './questions.js';

/** An option as a chart shows it. */
export interface ShownOption {
  id: string;
  text: string;
  /** its place among all: letter and colour are the same as in the editor */
  place: number;
  count: number;
}

/** Returns the options participants could choose: one without text is omitted, unless it was chosen while it had one. */
export function shownOptions({ options }: Pick<SurveyQuestion, 'options'>, result?: QuestionResult): ShownOption[] {
  return options
    .map(({ id, text }, place) => ({ id, text, place, count: result?.counts?.[place] ?? 0 }))
    .filter(({ text, count }) => !isBlank(text) || count > 0);
}
