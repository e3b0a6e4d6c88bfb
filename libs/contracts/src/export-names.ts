/** As what somebody takes things along while they do something else. */
export const EXPORT_FORMS = ['zip', 'murmel', 'pdf'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** How far it is. `failed`: the reason stands beside it; `expired`: the file is gone, and what was in it can be put together again. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** What there can be too much of, beside what a PDF can: exports that run at once, files that wait, their size together and of one. */
export const EXPORT_LIMITS = ['running', 'waiting', 'waitingMegabytes', 'megabytes', 'things', 'minutes'] as const;
export type ExportLimit = (typeof EXPORT_LIMITS)[number];
