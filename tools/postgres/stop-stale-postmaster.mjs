import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Stops a PostgreSQL that an earlier start left behind (its parent was killed hard). The caller holds the lock on the data folder, so no
 * other process can be using it.
 */
export async function stopEarlierPostmaster(cluster) {
  const pid = livePostmaster(cluster);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 15_000 && livePostmaster(cluster) !== undefined; waited += 100) await wait(100);
  if (livePostmaster(cluster) === undefined) return;
  process.kill(pid, 'SIGQUIT');
  await wait(1000);
}

function livePostmaster(cluster) {
  let pid;
  try {
    pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
  return commandOf(pid).includes(cluster) ? pid : undefined;
}

/** The process number may belong to another process by now, therefore its command line is checked. */
function commandOf(pid) {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return commandFromProc(pid);
  }
}

/** Slim images have no `ps`. */
function commandFromProc(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
