import type { DocumentMigration } from '../migrations.js';

/** One entry per raised schema version, in order. Version 1 is where pinboards begin. */
export const PINBOARD_MIGRATIONS: readonly DocumentMigration[] = [];
