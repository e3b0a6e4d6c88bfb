import { CommittedFacts, type Configuration, type Logger, RedisConnection } from '@murmel/server';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from './injection-tokens.js';

/** The Redis that several api processes share. Without `REDIS_URL` there is none, and nothing is missing. */
@Injectable()
export class SharedRedis implements OnModuleInit, OnApplicationShutdown {
  readonly connection: RedisConnection | undefined;
  private readonly facts: CommittedFacts | undefined;

  constructor(@Inject(CONFIGURATION) { redisUrl }: Configuration, @Inject(LOGGER) logger: Logger, database: DataSource) {
    if (redisUrl === undefined) return;
    this.connection = new RedisConnection({ url: redisUrl, logger, purpose: 'telling and counting' });
    this.facts = new CommittedFacts(database, this.connection, logger);
  }

  async onModuleInit(): Promise<void> {
    await this.connection?.start();
  }

  /** Runs before the module closes the database: events that cannot be published over Redis still need it. */
  async onApplicationShutdown(): Promise<void> {
    await this.facts?.settled();
    this.connection?.stop();
  }
}
