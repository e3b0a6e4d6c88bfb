/** The words of the correction aid that are stored and shown; without zod, so that browsers may import them. */
export const CRITERION_VERDICTS = ['met', 'partly', 'missing'] as const;
export type CriterionVerdict = (typeof CRITERION_VERDICTS)[number];
export const FINDING_STATES = ['waiting', 'taken', 'dropped'] as const;
export type FindingState = (typeof FINDING_STATES)[number];
export const CORRECTION_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];
/** Why a text has no findings: no model is there, or none gave a usable answer. */
export const CORRECTION_FAILURES = ['noModel', 'model'] as const;
export type CorrectionFailure = (typeof CORRECTION_FAILURES)[number];
