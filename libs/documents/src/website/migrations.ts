import type { DocumentMigration } from '../migrations.js';

/** One entry per raised schema version, in order. Version 1 is where websites begin; 2 knows dividers, and changes nothing of what is stored. */
export const WEBSITE_MIGRATIONS: readonly DocumentMigration[] = [{ to: 2, run: () => undefined }];
