import type { DocumentMigration } from '../migrations.js';

/** One entry per raised schema version, in order. Version 1 is where worksheets begin. */
export const WORKSHEET_MIGRATIONS: readonly DocumentMigration[] = [];
