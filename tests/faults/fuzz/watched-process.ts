import { until } from '../../collab/support/until.js';
import { type ProcessOptions, REPOSITORY, type RunningProcess, startProcess } from '../../support/process.js';
import { Find } from './rounds.js';

const MEGABYTE = 1024 * 1024;
const PROGRAM = `${REPOSITORY}tests/faults/fuzz/watched.ts`;

/** The program around a workspace's own, and what it needs to know. */
export function watchedProgram(workspace: string): Required<Pick<ProcessOptions, 'entry' | 'env'>> {
  return { entry: PROGRAM, env: { WATCHED: `${REPOSITORY}${workspace}/src/main.ts` } };
}

export function startWatched(workspace: string, env: Record<string, string>, readyUrl: string): Promise<RunningProcess> {
  const program = watchedProgram(workspace);
  return startProcess({ cwd: workspace, entry: program.entry, env: { ...env, ...program.env }, readyUrl });
}

/** Megabytes that a process holds after a collection. */
export async function holds(running: RunningProcess): Promise<number> {
  const from = running.output().length;
  process.kill(running.pid, 'SIGWINCH');
  const said = (): string | undefined => /holds (\d+)\n/.exec(running.output().slice(from))?.[1];
  await until(() => said() !== undefined, 'the process says what it holds');
  return Number(said()) / MEGABYTE;
}

/** Reads what processes write: only errors are, and none may be. */
export class Complaints {
  private readonly read = new Map<RunningProcess, number>();

  /** Returns their log output since the last call. @throws Find when one has ended */
  of(...processes: RunningProcess[]): string[] {
    return processes.flatMap((running) => {
      const output = running.output();
      if (!isAlive(running)) throw new Find('a process has ended', output.slice(-3000));
      const from = this.read.get(running) ?? 0;
      this.read.set(running, output.length);
      return output
        .slice(from)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('holds '));
    });
  }
}

/** Returns the error and its location from a line of the log: the same for every input that causes it. */
export function placeOf(line: string): string {
  return [/"message":"([^"]{0,80})/.exec(line)?.[1], / at (?:async )?([\w.]+) \(/.exec(line)?.[1], /"msg":"([^"]*)/.exec(line)?.[1]].join(
    ' ',
  );
}

function isAlive({ pid }: RunningProcess): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
