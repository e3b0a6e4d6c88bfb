import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from './npm.mjs';

/** The version that everything is tested with. */
const VERSION = '24.21.0';
/** The oldest that will do: Nest's tooling needs 24.15. */
const OLDEST = [24, 15];

/**
 * The Node to run under: the running one when it is new enough, else one from the npm registry, kept in .data/node.
 * @returns {Promise<string>} path of the program
 */
export async function ensureNode(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  const folder = join(root, '.data', 'node', VERSION);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = (base) => join(base, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program(folder))) return program(folder);

  console.log(`Node ${process.versions.node} is too old, fetching Node ${VERSION} into .data/node ...`);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    // The platform's package is the program itself and has no install script.
    await runNpm(
      process.execPath,
      [
        'install',
        '--prefix',
        unfinished,
        '--no-save',
        '--no-package-lock',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        `${name}@${VERSION}`,
      ],
      unfinished,
    );
    execFileSync(program(unfinished), ['--version']);
    mkdirSync(dirname(folder), { recursive: true });
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } catch (error) {
    throw new Error(`Node ${VERSION} could not be fetched (${error.message}). Install Node 24 yourself and try again.`, { cause: error });
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return program(folder);
}
