import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Lowers the priority; if the system refuses, the process runs like any other. */
export function letOthersFirst({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
  } catch {
    // Ended already, or not allowed.
  }
}

/** Returns the memory use of a process, where the system reports it. */
export function megabytesOf({ pid }: ChildProcess): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
