import { appendFileSync, chmodSync, chownSync, cpSync, existsSync, lchownSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basesIn, clusterOf, layoutOf, positionOf } from './layout.mjs';

/**
 * The newest base that was whole at a moment.
 * @param until undefined for the newest moment there is
 * @throws Error in words for operators
 */
export function baseFor(from, until) {
  const bases = basesIn(from);
  if (bases.length === 0) throw new Error(`There is no whole backup in ${from}.`);
  const base = until ? bases.findLast(({ endedAt }) => Date.parse(endedAt) <= until.getTime()) : bases.at(-1);
  if (!base) throw new Error(`The oldest backup in ${from} ended at ${bases[0].endedAt}: nothing before can be restored.`);
  if (until && !base.archived)
    throw new Error(
      `Without an archive of the log only the moments of the copies can be restored: ${bases.map(({ endedAt }) => endedAt).join(', ')}`,
    );
  return base;
}

/**
 * Lays a cluster out of a backup, with the log up to a moment. PostgreSQL itself reads that log when it is started the next time.
 * @param cluster a folder that is not there yet @param owner `{ uid, gid }` of the user PostgreSQL runs as, empty where that is us
 */
export function restoreCluster({ cluster, ...asked }) {
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new Error(`There is a database in ${cluster} already. Move it away first: nothing is overwritten.`);
  try {
    layOut({ cluster, ...asked });
  } catch (error) {
    // A second try would take half of it for data.
    rmSync(cluster, { recursive: true, force: true });
    throw error;
  }
}

function layOut({ from, base, cluster, until, owner = {} }) {
  cpSync(clusterOf(base.path), cluster, { recursive: true });
  // PostgreSQL refuses a folder that others may enter.
  chmodSync(cluster, 0o700);
  const { log } = layoutOf(from);
  if (base.archived && existsSync(log)) {
    for (const name of readdirSync(log))
      if (/\.history$/.test(name) || (/^[0-9A-F]{24}$/.test(name) && positionOf(name) >= positionOf(base.firstLog)))
        cpSync(join(log, name), join(cluster, 'pg_wal', name));
    // All there is lies in its own folder already.
    const settings = [
      "restore_command = 'false'",
      "recovery_target_action = 'promote'",
      // It reads no Z.
      `recovery_target_time = '${until?.toISOString().replace('Z', '+00') ?? ''}'`,
    ];
    appendFileSync(join(cluster, 'postgresql.auto.conf'), `\n# Restored from a backup.\n${settings.join('\n')}\n`);
    writeFileSync(join(cluster, 'recovery.signal'), '');
  }
  if (owner.uid !== undefined) give(cluster, owner);
}

function give(path, owner) {
  lchownSync(path, owner.uid, owner.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) give(below, owner);
    else chownSync(below, owner.uid, owner.gid);
  }
}
