/** Reasons for reporting open material: a short list, in the order in which it is offered. */
export const REPORT_REASONS = ['wrong', 'rights', 'personal', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Verdicts of a reviewer: visible only to its owner and members from now on, or left open as it is. */
export const VERDICTS = ['hidden', 'released'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** States of a review: waiting for a reviewer, or decided. */
export const REVIEW_STATES = ['open', 'decided'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
