import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../support/process.js';

/** A file that does not exist in the repository, or another text of one that does. */
export interface Planted {
  path: string;
  text: string;
}

interface Fault {
  path: string;
  rule: string;
  message: string;
}

const { houseFaults } = (await import(new URL('../../tools/lint/project-rules.mjs', import.meta.url).href)) as {
  houseFaults(root: string, planted: Record<string, string>): Fault[];
};

/** Returns violations of the codebase's rules in the whole repository with these files in it, in one run. */
export function houseFaultsWith(planted: readonly Planted[]): Fault[] {
  return houseFaults(REPOSITORY, Object.fromEntries(planted.map(({ path, text }) => [path, text])));
}

/** oxlint reads files only: these lie in a folder of their own, with the repository's settings. */
export function oxlintFaultsOf(planted: readonly Planted[]): Fault[] {
  const folder = mkdtempSync(join(tmpdir(), 'murmel-planted-'));
  try {
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
    for (const path of ['.oxlintrc.json', 'tsconfig.base.json', 'apps/api/tsconfig.json', 'apps/web/tsconfig.json'])
      put(folder, path, (to) => copyFileSync(join(REPOSITORY, path), to));
    for (const { path, text } of planted) put(folder, path, (to) => writeFileSync(to, text));
    return JSON.parse(outputOf(['--format=json', ...planted.map(({ path }) => path)], folder)).diagnostics.map(
      ({ filename, code, message }: { filename: string; code: string; message: string }) => ({ path: filename, rule: code, message }),
    ) as Fault[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function put(folder: string, path: string, write: (to: string) => void): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  write(join(folder, path));
}

/** It ends with 1 when it has found something. */
function outputOf(words: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, [join(REPOSITORY, 'node_modules/oxlint/bin/oxlint'), ...words], { cwd, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
