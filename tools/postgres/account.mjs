import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of root's database when the user postgres may not enter the checkout. */
const OUTSIDE = '/var/lib/murmel';

/** Returns the user that PostgreSQL runs as: the current one, or `postgres` when we are root (PostgreSQL refuses root). */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return {};
  const find = () => ({
    uid: Number(execFileSync('id', ['-u', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] })),
    gid: Number(execFileSync('id', ['-g', 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] })),
  });
  try {
    return find();
  } catch {
    createAccount();
    return find();
  }
}

/** Debian and most others have useradd; Alpine has adduser. */
function createAccount() {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  } catch {
    execFileSync('adduser', ['-S', '-D', '-H', 'postgres'], { stdio: 'ignore' });
  }
}

/**
 * Chooses folders that the database's user can reach: those given, or, when a parent folder is closed to it
 * (a checkout below /root), a copy of the programs and a data folder below /var/lib/murmel.
 * @returns {{ directory: string, native: string }}
 */
export function reachableFolders({ directory, native, version, account }) {
  mkdirSync(directory, { recursive: true });
  if (account.uid === undefined) return { directory, native };
  // These two were made by us; with a strict umask they would be closed to the database's user.
  for (const own of [directory, dirname(directory)]) if (statSync(own).uid === 0) chmodSync(own, statSync(own).mode | 0o001);
  if (canEnter(directory, account) && canEnter(native, account)) return { directory, native };
  const moved = join(OUTSIDE, createHash('sha256').update(directory).digest('hex').slice(0, 12));
  mkdirSync(moved, { recursive: true, mode: 0o755 });
  return { directory: moved, native: copyPrograms(native, version) };
}

function copyPrograms(native, version) {
  const target = join(OUTSIDE, `programs-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch {
    // Another start was faster; its copy is the same.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}

/** True if the account may enter the folder and all its ancestors. */
function canEnter(path, { uid, gid }) {
  const { mode, uid: owner, gid: group } = statSync(path);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if (!(mode & bit)) return false;
  return dirname(path) === path || canEnter(dirname(path), { uid, gid });
}
