import type { SurveyAnswer, SurveyQuestion } from '@murmel/contracts';

/** What every kind of answer gets. */
export interface FieldProps {
  question: SurveyQuestion;
  answer: SurveyAnswer | undefined;
  onAnswer: (answer: SurveyAnswer | undefined) => void;
  /** the survey is closed: the answer stays readable */
  locked: boolean;
  /** names the group */
  labelledBy: string;
  /** description, hint and error, as far as they are there */
  describedBy: string | undefined;
  invalid: boolean;
}
