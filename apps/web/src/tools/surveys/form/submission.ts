import { failureOf } from '../../../core/answers/submission';

/** Maps a failed submission of a survey's answers to its consequence. */
export const afterFailure = failureOf('questionId', 'SURVEY_CLOSED');
