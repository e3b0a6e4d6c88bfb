/** The words of pupil feedback that are stored and shown; without zod, so that browsers may import them. */
export const FEEDBACK_STATES = ['open', 'closed'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
/** How far a pupil's text is (spec PFB-03). */
export const TEXT_STAGES = ['none', 'first', 'revised', 'final'] as const;
export type TextStage = (typeof TEXT_STAGES)[number];
/** Parts of a response that its pages show: `feedback/{feedbackType}`. */
export const FEEDBACK_TYPES = ['versions', 'teacher', 'hints'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];
/** Hints of a model: none, each read by the teacher first, or shown as soon as the rules let them through. */
export const HINT_MODES = ['off', 'reviewed', 'direct'] as const;
export type HintMode = (typeof HINT_MODES)[number];
export const HINT_KINDS = ['praise', 'question'] as const;
export type HintKind = (typeof HINT_KINDS)[number];
export const HINT_STATES = ['waiting', 'given', 'dropped'] as const;
export type HintState = (typeof HINT_STATES)[number];
/** How far the hints on a version are. */
export const HINT_WORK_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type HintWorkState = (typeof HINT_WORK_STATES)[number];
/** Why a version has no hints: no model is there, none answered, the pupil's questions of the day are used up, the teacher paused models, the text is short, or it sounds as if its author might hurt themselves. */
export const HINT_FAILURES = ['noModel', 'model', 'limit', 'paused', 'short', 'selfHarm'] as const;
export type HintFailure = (typeof HINT_FAILURES)[number];
/** Why words on a photo are not offered: it is no picture, there are none, it is written by hand, or it took too long. */
export const PHOTO_FAILURES = ['broken', 'noWords', 'handwriting', 'work'] as const;
export type PhotoFailure = (typeof PHOTO_FAILURES)[number];
/** Continuation after feedback: one more version, or none. */
export const FEEDBACK_NEXT = ['again', 'done'] as const;
export type FeedbackNext = (typeof FEEDBACK_NEXT)[number];
/** How much of a criterion is there: missing, hardly, mostly, all of it. */
export const CRITERION_LEVELS = [0, 1, 2, 3] as const;
export type CriterionLevel = (typeof CRITERION_LEVELS)[number];
