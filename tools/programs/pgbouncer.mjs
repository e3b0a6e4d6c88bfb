import { findProgram, installWithApt } from './install.mjs';

/**
 * Path of pgbouncer: the machine's own, else installed where we may.
 * @throws Error that says what to install
 */
export function findPgBouncer() {
  const find = () => findProgram([process.env.PGBOUNCER_PATH, 'pgbouncer', '/usr/sbin/pgbouncer'].filter(Boolean));
  const found = find() ?? (installWithApt('pgbouncer') ? find() : undefined);
  if (!found)
    throw new Error(
      'These tests need a real PgBouncer: install pgbouncer (Debian: apt-get install pgbouncer; macOS: brew install pgbouncer), or name it in PGBOUNCER_PATH.',
    );
  return found;
}
