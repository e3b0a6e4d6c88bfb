import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the prefix that `startProcess` adds to a program with a disk of its own: it is invisible to others, and removed with the program.
 */
export function withSmallDisk(directory: string, megabytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`;
  // Users other than root become root in a namespace of their own.
  const world = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--user', '--map-root-user'];
  return ['unshare', ...world, 'sh', '-c', mount, directory];
}

export interface KeptDisk {
  /** what stands in front of a program on it, which may end and begin again */
  within: string[];
  ballast: Ballast;
  /** it goes with all that is on it */
  remove(): Promise<void>;
}

/** A disk that stays while programs on it come and go; it goes with this process, however that ends. */
export async function keepSmallDisk(directory: string, megabytes: number): Promise<KeptDisk> {
  const [program, ...parameters] = withSmallDisk(directory, megabytes);
  // It says when it is there, and then waits for the end of its input.
  const holder = spawn(program!, [...parameters, 'sh', '-c', 'echo there && exec cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(holder, 'exit');
  const [there] = await Promise.race([once(holder.stdout, 'data'), gone]);
  if (!String(there).startsWith('there')) throw new Error(`There is no disk of its own at ${directory}`);
  const world = process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials'];
  return {
    within: ['nsenter', '--target', String(holder.pid), '--mount', ...world, '--'],
    ballast: new Ballast(holder.pid!, directory),
    remove: async () => {
      holder.stdin.end();
      await gone;
    },
  };
}

/** Something that takes up room on the small disk of a running program. */
export class Ballast {
  constructor(
    private readonly pid: number,
    private readonly directory: string,
  ) {}

  /** Fills all that is left. */
  async fill(): Promise<void> {
    const piece = Buffer.alloc(64 * 1024);
    for (;;)
      try {
        await writeFile(this.path, piece, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
        throw error;
      }
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }

  /** The disk as the program sees it. */
  private get path(): string {
    return join(`/proc/${this.pid}/root`, this.directory, 'ballast');
  }
}
