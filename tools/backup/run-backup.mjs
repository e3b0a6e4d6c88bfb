import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBase } from './base-backup.mjs';
import { mirrorFiles } from './files.mjs';
import { basesIn, DAY_MS, layoutOf } from './layout.mjs';
import { thinOut } from './prune.mjs';

/** Files are copied as often as the log of the database is, at the least (`archive.mjs`). */
const FILES_EVERY_MS = 300_000;
/** Hour of the nightly base; there is no teaching then. */
const NIGHT_HOUR = 2;
/** A night may be missed by a few hours. */
const LATE_MS = 28 * 60 * 60 * 1000;

const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/**
 * One whole backup: the database, then the files, so that no row names a file which is not there; then what is too old goes.
 * @param database `{ databaseUrl, cluster?, beside? }` @param source where the files lie (`filesAt`)
 */
export async function backUp({ to, database, source, say = console.log }) {
  const base = await makeBase({ to, ...database });
  say(
    `database: ${megabytes(base.bytes)} in ${base.path}${base.archived ? '' : '; without an archive of its log only this moment can be restored'}`,
  );
  await copyFiles({ to, source, say });
  const { bases, segments } = thinOut({ to });
  if (bases + segments > 0) say(`too old: ${bases} copies of the database and ${segments} pieces of its log are gone`);
}

async function copyFiles({ to, source, say }) {
  const { files, added, removed } = await mirrorFiles({ source, to });
  if (added + removed > 0) say(`files: ${files}, ${added} of them new; ${removed} that are gone for long were removed`);
}

/** Runs a full backup each night, and copies the files every five minutes; a failure is logged and retried. Never returns. */
export async function everyNight({ say = console.log, ...backup }) {
  for (;;) {
    try {
      if (isDue(basesIn(backup.to).at(-1), new Date())) await backUp({ ...backup, say });
      else await copyFiles({ ...backup, say });
    } catch (error) {
      say(`BACKUP FAILED: ${error.message}`);
    }
    await wait(FILES_EVERY_MS);
  }
}

/** True at night, or at once if the last one is a day old. */
export function isDue(newest, now) {
  const age = newest ? now.getTime() - Date.parse(newest.endedAt) : Number.POSITIVE_INFINITY;
  return age >= DAY_MS || (now.getHours() === NIGHT_HOUR && age >= DAY_MS / 2);
}

/** Returns the problem of a backup that should be kept every night, in words for operators; undefined when there is none. */
export function whatIsLate({ to, now = Date.now() }) {
  const newest = basesIn(to).at(-1);
  if (!newest) return `There is no whole backup in ${to}.`;
  if (now - Date.parse(newest.endedAt) > LATE_MS) return `The newest copy of the database is from ${newest.endedAt}.`;
  const files = statSync(layoutOf(to).gone, { throwIfNoEntry: false });
  if (!files || now - files.mtimeMs > 3 * FILES_EVERY_MS)
    return `The files were last copied at ${files?.mtime.toISOString() ?? 'no time'}.`;
  return undefined;
}
