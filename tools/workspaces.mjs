import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of all workspaces, below the root: those that the lockfile's `workspaces` names. */
export function workspacesOf(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .sort();
}
