/** Forms of an export that runs in the background. */
export const EXPORT_FORMS = ['zip', 'murmel', 'pdf'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** How far it is. `failed`: the reason stands beside it; `expired`: the file is gone, and what was in it can be put together again. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Limits of exports, besides those of a PDF: exports that run at once, files that wait, their size together and of one. */
export const EXPORT_LIMITS = ['running', 'waiting', 'waitingMegabytes', 'megabytes', 'things', 'minutes'] as const;
export type ExportLimit = (typeof EXPORT_LIMITS)[number];
