import { DatabaseClock, type Logger } from '@murmel/server';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { LOGGER } from '../injection-tokens.js';

const offset = new Gauge({
  name: 'murmel_clock_offset_seconds',
  help: "How much this machine's clock is ahead of the database's",
});

/** Compares this machine's clock with the database's. */
@Injectable()
export class ClockWatch implements OnModuleInit, OnApplicationShutdown {
  private readonly clock: DatabaseClock;

  constructor(database: DataSource, @Inject(LOGGER) logger: Logger) {
    this.clock = new DatabaseClock({ database, logger, onOffset: (seconds) => offset.set(seconds) });
  }

  async onModuleInit(): Promise<void> {
    await this.clock.start();
  }

  onApplicationShutdown(): void {
    this.clock.stop();
  }
}
