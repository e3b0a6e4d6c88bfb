import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { type Configuration, Heartbeat, type Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../injection-tokens.js';
import { answersCalls } from '../processes/process-role.js';
import { RELEASE } from '../release.js';

/** Reports that this api or process of background work runs. Tests that start a hundred of them send no heartbeats. */
@Injectable()
export class OwnHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly heartbeat: Heartbeat;

  constructor(
    database: DataSource,
    host: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    const connections = (): Promise<number> => {
      const server = host.httpAdapter.getHttpServer() as Server;
      return promisify(server.getConnections.bind(server))();
    };
    const { apiRole: role, port } = configuration;
    const kind = answersCalls(configuration) ? 'api' : 'jobs';
    this.heartbeat = new Heartbeat({ database, logger, kind, role, release: RELEASE, port, connections });
  }

  onApplicationBootstrap(): void {
    if (this.configuration.mode !== 'test') this.heartbeat.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.heartbeat.stop();
  }
}
