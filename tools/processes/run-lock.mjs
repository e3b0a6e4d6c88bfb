import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes sure that only one start uses a data folder.
 * @returns a function that gives the folder free again
 * @throws Error naming the process that uses it
 */
export function lockDataFolder(dataDir) {
  return lockFolder(
    dataDir,
    (pid) =>
      `murmel already runs with the data in ${dataDir} (process ${pid}). Stop it first, or choose another folder: DATA_DIR=.data2 npm start`,
  );
}

/** Locks any folder that one run has for itself. @param taken (process) => message for a second run */
export function lockFolder(folder, taken) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'run.pid');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw new Error(`The folder ${folder} cannot be written: ${error.message}`, { cause: error });
    }
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && isRun(holder)) throw new Error(taken(holder));
    rmSync(file, { force: true });
  }
}

/** The number may have been given to another program since; where that can be seen, it counts as free. */
function isRun(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('run.mjs');
  } catch {
    return process.platform !== 'linux';
  }
}
