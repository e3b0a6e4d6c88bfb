import type { FaultProxy } from '../../collab/support/fault-proxy.js';
import { patience } from '../../support/on-this-machine.js';
import { type RunningProcess, startProcess } from '../../support/process.js';

const WRONG_CLOCK = new URL('wrong-clock.mjs', import.meta.url).href;

export interface MemberOptions {
  /** how it is called in the table of a run */
  name: string;
  cwd: 'apps/api' | 'collab-server';
  port: number;
  env: Record<string, string>;
  /** what its connections to the primary go through */
  direct: FaultProxy;
  /** and those to the pooler */
  pooled: FaultProxy;
}

/** One process of the product, as an installation runs it: it dies, hangs and comes back on its own port. */
export class Member {
  private running: RunningProcess | undefined;
  private wrongByMs = 0;

  constructor(readonly options: MemberOptions) {}

  get name(): string {
    return this.options.name;
  }

  get address(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const { cwd, port, env } = this.options;
    this.running = await startProcess({
      cwd,
      built: true,
      imports: [WRONG_CLOCK],
      env: { ...env, WRONG_CLOCK_MS: String(this.wrongByMs) },
      readyUrl: `http://127.0.0.1:${port}${cwd === 'apps/api' ? '/api/health/live' : '/health'}`,
      deadlineMs: patience(),
    });
  }

  async kill(): Promise<void> {
    await this.running?.kill9();
  }

  /** Asks it to end. @returns its exit code */
  async end(): Promise<number | null> {
    return (await this.running?.stop()) ?? null;
  }

  sleep(): void {
    process.kill(this.running!.pid, 'SIGSTOP');
  }

  wake(): void {
    process.kill(this.running!.pid, 'SIGCONT');
  }

  /** Begins anew with a clock that is wrong by so much. */
  async restartWithClock(wrongByMs: number): Promise<void> {
    this.wrongByMs = wrongByMs;
    await this.end();
    await this.start();
  }

  /** Packets between it and the database vanish; nothing breaks. */
  swallow(): void {
    this.lines.forEach((line) => line.swallow());
  }

  cut(): void {
    this.lines.forEach((line) => line.cut());
  }

  heal(): void {
    this.lines.forEach((line) => line.restore());
  }

  private get lines(): FaultProxy[] {
    return [this.options.direct, this.options.pooled];
  }

  output(): string {
    return this.running?.output() ?? '';
  }
}
