/** Why somebody reports open material: a short list, in the order in which it is offered. */
export const REPORT_REASONS = ['wrong', 'rights', 'personal', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a reviewer decides: nobody but its owner and members sees it any more, or it stays as open as it is. */
export const VERDICTS = ['hidden', 'released'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What waits for a reviewer, and what somebody has decided about. */
export const REVIEW_STATES = ['open', 'decided'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
