import type { SurveyAnswer, SurveyQuestion, SurveyResponse } from '@murmel/contracts';

/** One answer in words; undefined when there is none. `stars` writes a rating. */
export function answerText(
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
  stars: (count: number) => string,
): string | undefined {
  if (!answer) return undefined;
  if (answer.optionIds)
    return (
      question.options
        .filter(({ id }) => answer.optionIds?.includes(id))
        .map(({ text }) => text)
        .join(', ') || undefined
    );
  if (answer.number !== undefined) return question.type === 'rating' ? stars(answer.number) : String(answer.number);
  return answer.text || undefined;
}

/** The file that came as the answer to a question. */
export function answerFile({ files }: SurveyResponse, answer: SurveyAnswer | undefined) {
  return answer?.fileId === undefined ? undefined : files.find(({ id }) => id === answer.fileId);
}
