import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';

/** Installs exactly the packages of the lockfile, unless they are installed already. Install scripts of packages are disabled. */
export async function ensurePackages(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci) ...');
  const started = Date.now();
  await runNpm(process.execPath, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], root);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** npm writes down what it installed when it is done; that is compared with the lockfile, package by package. */
function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(record);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Optional packages of other platforms are in the lockfile only.
    if (!found) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return found.version === entry.version && found.link === entry.link;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
