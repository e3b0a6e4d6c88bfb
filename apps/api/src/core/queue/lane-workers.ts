import type { Logger } from '@murmel/server';
import type { OnApplicationShutdown } from '@nestjs/common';
import { WorkerProcess, type WorkerRules } from '../../platform/processes/worker-process.js';
import { LANES, type Lane } from './lane-queue.js';

/** Niceness of long tasks, which yield the machine to those that a user waits for. */
const LONG_NICENESS = 10;

/** The same program in a process for each lane of a line: what takes long has one of its own. */
export class LaneWorkers<Task extends object, Answer extends { kind: string }> implements OnApplicationShutdown {
  private readonly processes: Readonly<Record<Lane, WorkerProcess<Task, Answer>>>;

  constructor(rules: WorkerRules, logger: Logger) {
    this.processes = {
      quick: new WorkerProcess(rules, logger),
      long: new WorkerProcess({ ...rules, niceness: LONG_NICENESS }, logger),
    };
  }

  /**
   * @param signal ends it as soon as it is aborted
   * @returns undefined when it took too much, or ended @throws UNAVAILABLE where the program does not run, the reason of the signal
   */
  async run(lane: Lane, task: Task, signal?: AbortSignal): Promise<Answer | undefined> {
    const answer = await this.processes[lane].run(task, signal);
    if (!answer) signal?.throwIfAborted();
    return answer;
  }

  onApplicationShutdown(): void {
    for (const lane of LANES) this.processes[lane].retire();
  }
}
