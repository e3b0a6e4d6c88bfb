import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

/** The files of the repository in a folder of their own, where they can be changed and run. */
export interface CopiedRepository {
  root: string;
  /** what was copied */
  files: string[];
  /** Runs a program of the packages there. @param more of its environment @returns what it wrote, and how it ended */
  program(words: readonly string[], more?: NodeJS.ProcessEnv): Promise<{ code: number; output: string }>;
  remove(): void;
}

export function copyRepository(): CopiedRepository {
  const root = mkdtempSync(join(tmpdir(), 'murmel-copy-'));
  const files = repositoryFiles().filter((path) => !path.startsWith('docs/'));
  for (const path of files) cpSync(join(REPOSITORY, path), join(root, path));
  linkPackages(root);
  return {
    root,
    files,
    program: (words, more) => program(root, words, more),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Packages are those of the repository; the workspaces among them are the copy's own. */
function linkPackages(root: string): void {
  const [packages, own] = [join(REPOSITORY, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(own, '@murmel'), { recursive: true });
  for (const name of readdirSync(packages)) if (name !== '@murmel') symlinkSync(join(packages, name), join(own, name));
  for (const name of readdirSync(join(packages, '@murmel'))) {
    const workspace = readlinkSync(join(packages, '@murmel', name));
    symlinkSync(workspace, join(own, '@murmel', name));
    const further = join(packages, '@murmel', workspace, 'node_modules');
    if (readdirSync(dirname(further)).includes('node_modules')) symlinkSync(further, join(own, '@murmel', workspace, 'node_modules'));
  }
}

async function program(root: string, words: readonly string[], more?: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...more, TEST_DATABASE_URL: inject('databaseUrl') };
  const child = spawn(process.execPath, words, { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
