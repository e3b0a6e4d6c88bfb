import { letterOf, type SurveyQuestion } from '@murmel/contracts';
import type { AnswerPick } from '../charts/chart-options';

/** Filter for the responses that gave this answer to this question. */
export interface AnswerFilter extends AnswerPick {
  questionId: string;
}

/** The chosen answer in words: "B · Mikroskop", "7", "4 Sterne". */
export function filterText(filter: AnswerFilter, question: SurveyQuestion | undefined, stars: (count: number) => string): string {
  if (filter.number !== undefined) return question?.type === 'rating' ? stars(filter.number) : String(filter.number);
  const index = question?.options.findIndex(({ id }) => id === filter.optionId) ?? -1;
  return index < 0 ? '' : `${letterOf(index)} · ${question!.options[index]!.text}`;
}
