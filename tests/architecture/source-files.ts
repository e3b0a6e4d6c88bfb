import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../support/process.js';

/** Every file that belongs to the repository (committed, or new and not ignored), as paths below its root. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(REPOSITORY, path)));
}

/**
 * Some TypeScript file below a folder, tests excluded.
 * @throws Error when there is none
 */
export function someFileBelow(folder: string): string {
  const found = repositoryFiles().find((path) => path.startsWith(`${folder}/`) && /(?<!\.test)\.tsx?$/.test(path));
  if (!found) throw new Error(`${folder} has no source file`);
  return found;
}
