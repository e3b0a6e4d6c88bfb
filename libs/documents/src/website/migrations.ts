import type { DocumentMigration } from '../migrations.js';

/** One entry per raised schema version, in order. Version 1 is where websites begin. */
export const WEBSITE_MIGRATIONS: readonly DocumentMigration[] = [];
