import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@murmel/server';
import type { OnApplicationShutdown } from '@nestjs/common';
import { apiError } from '../api-error.js';
import { letOthersFirst, megabytesOf } from './process-bounds.js';

const IDLE_MS = 60_000;
const LOOK_MS = 25;
const START_MS = 60_000;

/** True if run from source, as in development and tests; otherwise it was built. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const LOADER = new URL('../../../../../tools/typescript.mjs', import.meta.url).href;
/** Flags that select the form of the product's libraries, passed on from the api. */
const BUILT = process.execArgv.filter((argument) => argument.startsWith('--conditions'));
/** Environment without the api's secrets, without a folder of packages, and without network access. */
const ENVIRONMENT = { HOME: '/nowhere-at-all', HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1' };

/** Work that a child process does, and the resources it may use for it. */
export interface WorkerRules {
  /** name for the log */
  name: string;
  /** address of its program without the ending; it sends a message as soon as it is ready, and one answer for each task */
  program: URL;
  heapMegabytes: number;
  /** memory of the whole process, where the system tells; seconds for one task */
  megabytes: number;
  withinSeconds: number;
  /** from so much on it makes room for a new one, so that one task does not pay for those before it */
  retiresAt: number;
  /** niceness of the process, as in Unix */
  niceness?: number;
}

/**
 * Child process for work on untrusted input. It is started when needed, and ended when it takes too much or was not used for a while. A
 * decompression bomb takes down that process and not the api. Tasks run one after the other, in the order in which they came.
 */
export class WorkerProcess<Task extends object, Answer extends { kind: string }> implements OnApplicationShutdown {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly rules: WorkerRules,
    private readonly logger: Logger,
  ) {}

  /**
   * @param signal ends it as soon as it is aborted, also before its turn
   * @returns undefined when it took too much, or ended @throws UNAVAILABLE where the program does not run
   */
  run(task: Task, signal?: AbortSignal): Promise<Answer | undefined> {
    const done = this.last.then(() => this.take(task, signal));
    this.last = done.catch(() => undefined);
    return done;
  }

  onApplicationShutdown(): void {
    this.retire();
  }

  private async take(task: Task, signal: AbortSignal | undefined): Promise<Answer | undefined> {
    clearTimeout(this.idle);
    const child = (this.child ??= await this.startedOrSaid());
    const answer = signal?.aborted ? undefined : await this.answerOf(child, task, signal);
    const used = megabytesOf(child);
    if (!answer || answer.kind === 'fault' || (used ?? 0) > this.rules.retiresAt) this.retire();
    else this.idle = setTimeout(() => this.retire(), IDLE_MS).unref();
    return answer;
  }

  retire(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private startedOrSaid(): Promise<ChildProcess> {
    return this.started().catch((error: unknown) => {
      this.logger.error({ err: error }, `${this.rules.name} does not start`);
      throw apiError('UNAVAILABLE');
    });
  }

  private async started(): Promise<ChildProcess> {
    const { name, program, heapMegabytes, niceness = 0 } = this.rules;
    const child = fork(fileURLToPath(`${program.href}.${IS_SOURCE ? 'ts' : 'js'}`), [], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`, ...(IS_SOURCE ? ['--import', LOADER] : BUILT)],
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', (error) => this.logger.error({ err: error }, name));
    letOthersFirst(child, niceness);
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    const ready = once(child, 'message', { signal: AbortSignal.timeout(START_MS) });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${name} ended with ${String(code)}.`);
    });
    // A later exit is handled by the code that waits for it then.
    ended.catch(() => undefined);
    await Promise.race([ready, ended]);
    // The api may end without it.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private async answerOf(child: ChildProcess, task: Task, signal: AbortSignal | undefined): Promise<Answer | undefined> {
    const { megabytes, withinSeconds } = this.rules;
    child.ref();
    const stop = (): void => void child.kill('SIGKILL');
    signal?.addEventListener('abort', stop);
    const limit = setTimeout(stop, withinSeconds * 1000);
    const watch = setInterval(() => (megabytesOf(child) ?? 0) > megabytes && stop(), LOOK_MS);
    let listen: ((answer?: Answer) => void) | undefined;
    const ended = (): void => listen?.();
    try {
      return await new Promise((resolve) => {
        listen = resolve;
        child.once('message', listen);
        child.once('exit', ended);
        child.send(task, (error) => error && ended());
      });
    } finally {
      signal?.removeEventListener('abort', stop);
      clearTimeout(limit);
      clearInterval(watch);
      child.off('message', listen!).off('exit', ended);
      child.unref();
    }
  }
}
