import type { Logger } from '@murmel/server';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PollingLoop } from './polling-loop.js';
import { answersCalls, looksForWork, type ProcessRole } from './process-role.js';

interface Manner {
  everyMs: number;
  /** logged when a round could not be made; the next one comes all the same */
  failed: string;
  /** true for rights that run out: they end wherever calls are answered, because they must not wait for a process of background work */
  besideCalls?: true;
}

/** A provider that looks for background work as long as the application runs, in processes that take it. */
export abstract class PollingRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: PollingLoop;

  protected constructor(
    protected readonly logger: Logger,
    private readonly role: ProcessRole,
    private readonly manner: Manner,
  ) {
    this.rounds = new PollingLoop(
      manner.everyMs,
      () => this.round(),
      (error) => logger.warn({ err: error }, manner.failed),
    );
  }

  /** Does the work that is due now. */
  abstract round(): Promise<unknown>;

  onApplicationBootstrap(): void {
    const { role, manner } = this;
    if (manner.besideCalls ? role.mode !== 'test' && answersCalls(role) : looksForWork(role)) this.rounds.start();
  }

  /** Stops further rounds; the running one may end. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }
}
