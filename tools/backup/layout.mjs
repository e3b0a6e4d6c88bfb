import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Erased data must leave backups after 35 days (docs/datenschutz/loeschkonzept.md); what goes is taken away once a day. */
export const KEEP_DAYS = 34;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Suffix of a base until it is complete. */
export const UNFINISHED = '.unfinished';
const ABOUT = 'backup.json';

/** Returns the layout of a backup folder: copies of the database's files, its log since the oldest of them, user files. */
export const layoutOf = (folder) => ({
  bases: join(folder, 'bases'),
  log: join(folder, 'wal'),
  files: join(folder, 'files'),
  /** files deleted in the product, with the time */
  gone: join(folder, 'files-gone.json'),
});

export const aboutOf = (base) => join(base, ABOUT);
export const clusterOf = (base) => join(base, 'cluster');

/** All whole bases, the oldest first: `{ path, startedAt, endedAt, firstLog, archived }`, times in ISO 8601. */
export function basesIn(folder) {
  const { bases } = layoutOf(folder);
  if (!existsSync(bases)) return [];
  return readdirSync(bases)
    .filter((name) => !name.endsWith(UNFINISHED) && existsSync(aboutOf(join(bases, name))))
    .map((name) => ({ path: join(bases, name), ...JSON.parse(readFileSync(aboutOf(join(bases, name)), 'utf8')) }))
    .toSorted((one, other) => (one.endedAt < other.endedAt ? -1 : 1));
}

/** Names of the log's segments have a timeline, then a position. @returns the position, or undefined for other files */
export const positionOf = (name) => /^[0-9A-F]{8}([0-9A-F]{16})/.exec(name)?.[1];
