import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { workspacesOf } from '../build/workspaces.mjs';
import { counted, programOf, runProgram } from './check.mjs';

const BASE = 'tsconfig.base.json';

/** Every workspace by its own settings, one program after the other: the compiler uses all cores. */
export async function types(context) {
  const { root, say = console.log } = context;
  const held = {};
  for (const [name, project] of Object.entries(programsOf(root))) {
    const started = Date.now();
    held[name] = await runProgram([programOf('typescript', 'bin/tsc'), '--noEmit', '-p', project], context);
    say(`  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  return counted(held);
}

/** Those with the settings of all are one program, in which what they share is read and held once; the others are one each. */
function programsOf(root) {
  const alike = workspacesOf(root).filter((workspace) => hasOnlyTheBase(root, workspace));
  const own = workspacesOf(root).filter((workspace) => !alike.includes(workspace));
  return { [alike.join(', ')]: together(root, alike), ...Object.fromEntries(own.map((workspace) => [workspace, workspace])) };
}

function hasOnlyTheBase(root, workspace) {
  const settings = readFileSync(join(root, workspace, 'tsconfig.json'), 'utf8');
  return JSON.stringify(JSON.parse(settings)) === JSON.stringify({ extends: relative(workspace, BASE), include: ['src'] });
}

/** Below the packages, where the compiler finds theirs. @returns the folder of the settings of one program */
function together(root, workspaces) {
  const folder = join(root, 'node_modules/.cache/murmel-types');
  mkdirSync(folder, { recursive: true });
  const settings = { extends: join(root, BASE), include: workspaces.map((workspace) => join(root, workspace, 'src')) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return folder;
}
