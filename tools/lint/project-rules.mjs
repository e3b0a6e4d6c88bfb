import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbidden } from './boundaries.mjs';
import { citationFaults, passagesOf } from './citations.mjs';
import { commentFaults, joinedComments } from './comments.mjs';
import { coreFolders } from './core-folders.mjs';
import { cyclesOf } from './cycles.mjs';
import { entersByBackDoor, targetOf } from './imports.mjs';
import { retiredNames } from './retired-names.mjs';
import { readSource } from './source.mjs';
import { syntaxFaults } from './syntax.mjs';
import { readersInApi } from './untrusted-parsers.mjs';

const CODE = /\.(js|mjs|ts|tsx)$/;
const TYPESCRIPT = /\.tsx?$/;
const PAGES = /\.(css|md|ya?ml)$/;

/** Every path that belongs to the repository: committed, or new and not ignored. */
function repositoryPaths(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

/**
 * Checks the rules of the codebase that no linter covers: imports, cycles, and the places of code.
 * @param planted texts by path that count as if they lay there
 * @returns {{ path: string, line: number, rule: string, message: string }[]}
 */
export function houseFaults(root, planted = {}) {
  const files = new Set([...repositoryPaths(root), ...Object.keys(planted)]);
  const faults = [];
  const imported = new Map();
  const loaded = new Map();
  const packages = new Map();
  const passages = new Map();
  const read = (path) => planted[path] ?? readFileSync(join(root, path), 'utf8');
  for (const path of files) {
    if (path.startsWith('apps/web/public/')) continue;
    if (PAGES.test(path)) passages.set(path, passagesOf(path, read(path)));
    if (!CODE.test(path)) continue;
    const source = readSource(path, read(path));
    const comments = joinedComments(source);
    const found = (fault) => faults.push({ path, ...fault });
    syntaxFaults(source).forEach(found);
    commentFaults(comments).forEach(found);
    passages.set(path, passagesOf(path, source.text, comments));
    if (!TYPESCRIPT.test(path)) continue;
    [...retiredNames(path, source.text)].forEach(found);
    const targets = source.imports.map((one) => ({ ...one, target: targetOf(one.specifier, path, files) }));
    targets.flatMap((one) => [...importFaults(path, one)]).forEach(found);
    packages.set(
      path,
      targets.flatMap(({ target, line }) => (target?.kind === 'package' ? [{ name: target.name, line }] : [])),
    );
    const targetFiles = targets.filter(({ target }) => target?.kind === 'file');
    imported.set(path, new Set(targetFiles.map(({ target }) => target.path)));
    // Imports of types only do not exist at run time: they load nothing.
    loaded.set(path, new Set(targetFiles.filter(({ typesOnly }) => !typesOnly).map(({ target }) => target.path)));
  }
  faults.push(...readersInApi(loaded, packages), ...citationFaults(root, passages, read));
  for (const round of cyclesOf(imported))
    faults.push({ path: round[0], line: 1, rule: 'no-cycle', message: `They import each other: ${round.join(' -> ')}` });
  for (const round of cyclesOf(coreFolders(imported)))
    faults.push({ path: round[0], line: 1, rule: 'no-folder-cycle', message: `Folders import each other: ${round.join(' -> ')}` });
  return faults;
}

function* importFaults(path, { specifier, line, target }) {
  if (entersByBackDoor(specifier)) yield { line, rule: 'back-door', message: 'A lib is imported by its name: one public entry each.' };
  const reason = target && forbidden(path, target);
  if (reason) yield { line, rule: 'boundaries', message: `${reason} (${specifier})` };
}
