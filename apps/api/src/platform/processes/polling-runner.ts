import type { Configuration, Logger } from '@murmel/server';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { PollingLoop } from './polling-loop.js';

interface Manner {
  everyMs: number;
  /** logged when a round could not be made; the next one comes all the same */
  failed: string;
}

/** A provider that looks for work as long as the application runs. Tests turn the clock themselves: there nothing runs on its own. */
export abstract class PollingRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: PollingLoop;

  protected constructor(
    protected readonly logger: Logger,
    private readonly mode: Configuration['mode'],
    { everyMs, failed }: Manner,
  ) {
    this.rounds = new PollingLoop(
      everyMs,
      () => this.round(),
      (error) => logger.warn({ err: error }, failed),
    );
  }

  /** Does the work that is due now. */
  abstract round(): Promise<unknown>;

  onApplicationBootstrap(): void {
    if (this.mode !== 'test') this.rounds.start();
  }

  /** Stops further rounds; the running one may end. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }
}
