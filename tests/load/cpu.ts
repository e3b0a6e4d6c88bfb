import { readdirSync, readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';

/** User and system time of a process in seconds (proc(5): fields 14 and 15, of its ended children 16 and 17, in hundredths of a second). */
export function cpuSeconds(pid: number, { withEndedChildren = false } = {}): number {
  const counted = fieldsOf(pid).slice(11, withEndedChildren ? 15 : 13);
  return counted.reduce((sum, field) => sum + Number(field), 0) / 100;
}

/** Seconds of CPU of several processes so far. */
export function cpuOf(processes: readonly { pid: number }[]): number {
  return processes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
}

/** Seconds of CPU of PostgreSQL so far, with all its connections, also those that are closed. */
export async function databaseCpu(database: DataSource): Promise<number> {
  const [row] = await database.query<{ pid: number }[]>('select pg_backend_pid() as pid');
  const server = parentOf(row!.pid);
  const connections = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === server);
  return connections.reduce((sum, pid) => sum + cpuSeconds(Number(pid)), cpuSeconds(server, { withEndedChildren: true }));
}

/** Returns the process that started this one (proc(5): field 4); 0 when it is gone. */
function parentOf(pid: number): number {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return 0;
  }
}

function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
}
