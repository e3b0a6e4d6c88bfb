/** The words of surveys that are stored and shown; without zod, so that browsers may import them. */
export const QUESTION_TYPES = ['single_choice', 'multiple_choice', 'rating', 'net_promoter_score', 'long_answer', 'file'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export const SURVEY_STATES = ['draft', 'open', 'closed'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];
/** Times at which participants see results (spec C2). */
export const PARTICIPANTS_SEE = ['never', 'after', 'at_once'] as const;
export type ParticipantsSee = (typeof PARTICIPANTS_SEE)[number];
export const SURVEY_TEMPLATES = ['exit_ticket', 'lesson_feedback', 'opinion_poll', 'quiz'] as const;
export type SurveyTemplate = (typeof SURVEY_TEMPLATES)[number];
