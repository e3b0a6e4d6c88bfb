/** Forms of an export that runs in the background. */
export const EXPORT_FORMS = ['zip', 'murmel', 'pdf'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** State of an export. `failed`: the reason is given beside it; `expired`: the file was deleted, and the export can be created again. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Limits of exports, besides those of a PDF: exports that run at once, files that wait, their size together and of one. */
export const EXPORT_LIMITS = ['running', 'waiting', 'waitingMegabytes', 'megabytes', 'things', 'minutes'] as const;
export type ExportLimit = (typeof EXPORT_LIMITS)[number];
