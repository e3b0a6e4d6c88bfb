import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { apiError } from '../../../platform/api-error.js';
import { LOGGER } from '../../../platform/tokens.js';
import { atMost } from '../../files/at-most.js';
import type { SettingAnswer, SettingTask } from './setting.js';
import { tooMuch } from './too-much.js';

const { megabytes, withinSeconds } = SERVER_LIMITS.pdf;
/** From here on it makes room for a new one, so that one paper does not pay for those before it. */
const RETIRES_AT = 200;
const IDLE_MS = 60_000;
const LOOK_MS = 25;
const START_MS = 60_000;

/** As a source in development and tests, as it was built elsewhere. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(`./setting-process.${IS_SOURCE ? 'ts' : 'js'}`, import.meta.url));
const LOADER = new URL('../../../../../../tools/typescript.mjs', import.meta.url).href;
/** Nothing of the api's secrets, no folder with packages, and no way to the network. */
const ENVIRONMENT = { HOME: '/nowhere-at-all', HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1' };

/** The process that sets papers: started when it is needed, ended when it takes too much, or when nobody asked for a while. */
@Injectable()
export class SettingProcess implements OnApplicationShutdown {
  private readonly inTurn = atMost(1);
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  onApplicationShutdown(): void {
    this.retire();
  }

  /** @throws LIMIT_REACHED of pages or work, with the numbers */
  set(task: SettingTask): Promise<Uint8Array> {
    return this.inTurn(async () => {
      clearTimeout(this.idle);
      const child = (this.child ??= await this.startedOrSaid());
      const answer = await this.answerOf(child, task);
      const used = megabytesOf(child);
      if (!answer || answer.kind === 'fault' || (used ?? 0) > RETIRES_AT) this.retire();
      else this.idle = setTimeout(() => this.retire(), IDLE_MS).unref();
      if (!answer) throw tooMuch('work', { limit: megabytes, seconds: withinSeconds });
      if (answer.kind === 'tooLong') throw tooMuch('pages', { limit: task.pagesMax, pages: answer.pages });
      if (answer.kind === 'pdf') return answer.bytes;
      throw new Error(`A paper could not be set: ${answer.kind === 'fault' ? answer.message : answer.kind}`);
    });
  }

  /** @throws UNAVAILABLE where Typst does not run */
  private startedOrSaid(): Promise<ChildProcess> {
    return this.started().catch((error: unknown) => {
      this.logger.error({ err: error }, 'papers cannot be set');
      throw apiError('UNAVAILABLE');
    });
  }

  private async started(): Promise<ChildProcess> {
    const child = fork(PROGRAM, [], {
      execArgv: ['--max-old-space-size=160', ...(IS_SOURCE ? ['--import', LOADER] : [])],
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', (error) => this.logger.error({ err: error }, 'the process that sets papers'));
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    const ready = once(child, 'message', { signal: AbortSignal.timeout(START_MS) });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The process that sets papers ended with ${String(code)}.`);
    });
    // Whether it ends later is seen by whoever waits for it then.
    ended.catch(() => undefined);
    await Promise.race([ready, ended]);
    // The api may end without it.
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** @returns undefined when it took too much, or ended */
  private async answerOf(child: ChildProcess, task: SettingTask): Promise<SettingAnswer | undefined> {
    child.ref();
    const stop = (): void => void child.kill('SIGKILL');
    const limit = setTimeout(stop, withinSeconds * 1000);
    const watch = setInterval(() => (megabytesOf(child) ?? 0) > megabytes && stop(), LOOK_MS);
    let listen: ((answer?: SettingAnswer) => void) | undefined;
    const ended = (): void => listen?.();
    try {
      return await new Promise((resolve) => {
        listen = resolve;
        child.once('message', listen);
        child.once('exit', ended);
        child.send(task, (error) => error && ended());
      });
    } finally {
      clearTimeout(limit);
      clearInterval(watch);
      child.off('message', listen!).off('exit', ended);
      child.unref();
    }
  }

  private retire(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

/** What a process has in memory, where the system tells. */
function megabytesOf({ pid }: ChildProcess): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
