import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every build reads beside its own files. */
const SHARED = ['.swcrc', 'tsconfig.base.json', 'package-lock.json', 'tools/build/**/*.mjs'];

/**
 * One word for everything that a build of a workspace reads: the same word, the same `dist`.
 * @param folders the workspace itself, and others whose sources become part of it
 */
export function fingerprintOf(root, folders) {
  const patterns = [...SHARED, ...folders.map((folder) => `${folder}/**/*`)];
  const exclude = (path) => ['node_modules', 'dist'].includes(path.name);
  const files = globSync(patterns, { cwd: root, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const words = [...new Set(files)].sort().map((file) => `${file} ${hash('sha1', readFileSync(file))}`);
  return hash('sha1', words.join('\n'));
}
