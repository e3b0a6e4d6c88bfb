import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Variables that a person may have set on purpose; all other npm variables come from the outer npm and mislead an inner one. */
const KEPT = /^npm_config_(registry|cache|cafile|ca|proxy|https_proxy|noproxy|strict_ssl|userconfig)$/i;

/** The environment without the outer npm's variables, with `node` first on the path. */
export function productEnvironment(node) {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || KEPT.test(name));
  const environment = Object.fromEntries(kept);
  environment.PATH = [dirname(node), process.env.PATH].join(delimiter);
  return environment;
}

/** Runs npm under the given Node: under an older one it silently picks older packages. */
export function runNpm(node, words, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [npmProgram(), ...words], { cwd, env: productEnvironment(node), stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm ${words[0]} ended with ${code}`))));
  });
}

/** Runs npm and gives what it wrote. @throws Error with what it complained about */
export function npmOutput(node, words, cwd) {
  const { status, stdout, stderr } = spawnSync(node, [npmProgram(), ...words], {
    cwd,
    env: productEnvironment(node),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm ${words[0]} ended with ${status}: ${stderr}`);
  return stdout;
}

function npmProgram() {
  const beside = dirname(realpathSync(process.execPath));
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'npm'))
    .filter(existsSync);
  const candidates = [
    process.env.npm_execpath ?? '',
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...onPath.map((path) => realpathSync(path)),
  ];
  const found = candidates.find((path) => path.endsWith('npm-cli.js') && existsSync(path));
  if (!found) throw new Error('npm was not found; start with `npm start` or `npm test`.');
  return found;
}
