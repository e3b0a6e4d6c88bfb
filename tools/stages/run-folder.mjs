import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '../processes/run-lock.mjs';
import { slowness } from './machine-speed.mjs';

const REMOVES = fileURLToPath(new URL('../processes/remove-with-parent.mjs', import.meta.url));
/**
 * Space in MB that databases, uploads and pages of a whole run need at most at the same time; below the second nothing could be written any
 * more.
 */
const [WANTED_MB, FULL_MB] = [1000, 100];

/**
 * Runs stages in a folder of their own for all that they write, which goes with the run however that ends, one run at a time in a checkout.
 * @param work ({ context, machine, full }) => exit code; `full()`: lines that say so where the disk is full
 * @throws Error where another run is at work here, or where there is no room
 */
export async function inRunFolder({ root, environment }, work) {
  const unlock = lockFolder(
    join(root, '.data/test'),
    (pid) => `Tests already run in this checkout (process ${pid}). Wait for it or stop it first.`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'murmel-run-'));
  // The user that the database runs as goes through it.
  chmodSync(folder, 0o755);
  const remover = spawn(process.execPath, [REMOVES, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  remover.unref();
  try {
    const problem = tooLittleRoom(freeMegabytes(folder));
    if (problem) throw new Error(problem);
    const machine = await slowness();
    console.log(`This machine is now ${machine.toFixed(2)} times as slow as the one that budgets are given for.`);
    const [temporary, reports] = ['t', 'reports'].map((name) => join(folder, name));
    for (const one of [temporary, reports]) mkdirSync(one, { mode: 0o755 });
    const context = { root, reports, environment: { ...environment, TMPDIR: temporary, MACHINE_SLOWNESS: machine.toFixed(2) } };
    return await work({ context, machine, full: () => fullDisk(freeMegabytes(folder)) });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    unlock();
  }
}

const freeMegabytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 / 1024);
};

/** Returns the reason why this free space in MB is too small for tests, or undefined. */
export function tooLittleRoom(free) {
  if (free >= WANTED_MB) return undefined;
  return `There is too little room in ${tmpdir()}: ${free} MB free, the tests need ${WANTED_MB} MB. Make room, or name another folder: TMPDIR`;
}

/** Returns the message about a disk with this many MB free after a run, line by line. */
export function fullDisk(free) {
  if (free >= FULL_MB) return [];
  return [`The disk is full: ${free} MB free in ${tmpdir()}. What failed may have failed for that alone; make room and run again.`];
}
