import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First of the named programs that lies on the path, or at the place itself when it is one. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Installs a Debian package where we may: as root, or with sudo that asks for no password. */
export function installWithApt(name) {
  if (!findProgram(['apt-get'])) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false;
  console.log(`Installing ${name} (apt-get) ...`);
  const apt = (...words) => {
    const [program, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...words];
    return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  };
  apt('update');
  return apt('install', '-y', '--no-install-recommends', name);
}
