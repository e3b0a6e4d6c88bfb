import type { DocumentMigration } from '../migrations.js';

/**
 * One entry per raised schema version, in order. Version 1 is where pinboards begin; 2 has switches for likes and comments, and
 * a board that does not say anything about them has both.
 */
export const PINBOARD_MIGRATIONS: readonly DocumentMigration[] = [{ to: 2, run: () => undefined }];
