import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { layoutOf } from './layout.mjs';

/** Maximum loss in seconds if the machine fails: an incomplete segment of the log is archived after this time, too. */
const AT_LATEST_SECONDS = 300;

const quoted = (path) => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/**
 * Settings of PostgreSQL that keep its log beside a backup: a segment counts as kept once it is on the disk, under its own name; another
 * one of that name is never overwritten.
 * @returns `name=value` pairs
 */
export function archiveSettings(to) {
  const kept = `${quoted(layoutOf(to).log)}/%f`;
  const keep = `(test ! -f ${kept} && dd if=%p of=${kept}.part bs=1M conv=fsync 2>/dev/null && mv ${kept}.part ${kept}) || cmp -s %p ${kept}`;
  return ['archive_mode=on', `archive_timeout=${AT_LATEST_SECONDS}`, `archive_command=${keep}`];
}

/** Makes the folder of the log, for the user that PostgreSQL runs as. @param account `{ uid, gid }`, empty where that is us */
export function makeArchive(to, { uid, gid } = {}) {
  const { log } = layoutOf(to);
  mkdirSync(log, { recursive: true, mode: 0o700 });
  if (uid === undefined) return;
  chownSync(log, uid, gid);
  // Ours, but its user has to come through.
  if (statSync(to).uid === 0) chmodSync(to, statSync(to).mode | 0o001);
}
