import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isPortFree, portTaken } from '../ports.mjs';

/** Makes Node load the libraries as they were built. */
export const BUILT = ['--conditions=@murmel/dist'];
/** Makes Node load the libraries and servers from their sources. */
export const FROM_SOURCE = ['--import', new URL('../typescript.mjs', import.meta.url).href];

/**
 * The configuration as the product's own code reads it, before anything runs.
 * @param form BUILT or FROM_SOURCE
 * @throws Error with the line that names a wrong value
 */
export function readConfiguration(root, environment, form = BUILT) {
  const DATABASE_URL = environment.DATABASE_URL || 'postgres://embedded@127.0.0.1/murmel';
  const { status, stdout, stderr } = spawnSync(process.execPath, [...form, join(root, 'tools/read-configuration.mjs')], {
    cwd: join(root, 'apps/api'),
    env: { ...environment, DATABASE_URL },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
  return JSON.parse(stdout);
}

/**
 * @param ports by the variable that sets each @param command what is started, for the proposal
 * @throws Error naming the first port that is taken, with another one to choose
 */
export async function checkPorts(ports, command) {
  for (const [name, value] of Object.entries(ports)) {
    if (!(await isPortFree(value))) throw new Error(portTaken(name, value, command));
  }
}

/** The ports that a configuration opens. */
export const portsOf = ({ port, collabPort, userContentPort }) => ({
  PORT: port,
  COLLAB_PORT: collabPort,
  USERCONTENT_PORT: userContentPort,
});
