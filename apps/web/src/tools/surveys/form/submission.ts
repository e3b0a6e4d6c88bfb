import { failureOf } from '../../../core/answers/submission';

/** What follows when a survey's answers could not be handed in. */
export const afterFailure = failureOf('questionId', 'SURVEY_CLOSED');
