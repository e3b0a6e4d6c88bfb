import { resolve } from 'node:path';
import { onStop } from '../processes/on-stop.mjs';
import { lockDataFolder } from '../processes/run-lock.mjs';
import { Supervisor } from '../processes/supervisor.mjs';

/**
 * Runs a product in its data folder until a signal arrives or a process stays away for good, and stops its processes in order.
 * @param start ({ root, supervisor, environment }) => resolves when all of it runs
 * @returns {Promise<number>} exit code
 */
export async function runUntilStopped({ root, environment }, start) {
  const dataDir = resolve(environment.DATA_DIR || '.data');
  const unlock = lockDataFolder(dataDir);
  const supervisor = new Supervisor();
  const stopped = new Promise((done) => onStop(done));
  try {
    const started = start({ root, supervisor, environment: { ...environment, DATA_DIR: dataDir } });
    await Promise.race([started.then(() => supervisor.lost), stopped]);
    console.log('\nStopping ...');
    return 0;
  } catch (error) {
    if (error.message) console.error(`\n${error.message}`);
    return 1;
  } finally {
    await supervisor.stop();
    unlock();
  }
}
