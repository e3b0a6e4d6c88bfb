import type { OnboardingAnswers } from '@murmel/contracts';

/** Answers of this page, until they are saved. */
export type ChosenAnswers = Pick<OnboardingAnswers, 'subjectTypes' | 'gradeLevels' | 'schoolTypes' | 'goal'>;
