import type { Configuration, Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { PollingLoop } from '../../platform/processes/polling-loop.js';
import { setInstallation } from './link-installation.js';
import { LinksController } from './links.controller.js';
import { VisitCounter } from './visits/visit-counter.js';

/** Longest time whose visits a killed process can lose. */
const COUNT_EVERY_MS = 1000;

@Module({ controllers: [LinksController] })
export class LinkShortenerModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly visits: VisitCounter;
  private readonly rounds: PollingLoop;

  constructor(
    database: DataSource,
    @Inject(CONFIGURATION) { publicUrl: ownOrigin, linkHosts }: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.visits = new VisitCounter(database);
    setInstallation(database, { rules: { ownOrigin, ...linkHosts }, visits: this.visits });
    this.rounds = new PollingLoop(
      COUNT_EVERY_MS,
      () => this.visits.write(),
      (error) => logger.warn({ err: error }, 'visits of links are counted later'),
    );
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
    await this.visits.write();
  }
}
