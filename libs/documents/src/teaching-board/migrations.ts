import type { DocumentMigration } from '../migrations.js';

/** One entry per raised schema version, in order. Version 1 is where teaching boards begin. */
export const TEACHING_BOARD_MIGRATIONS: readonly DocumentMigration[] = [];
