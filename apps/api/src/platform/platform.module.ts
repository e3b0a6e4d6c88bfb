import type { Configuration, Logger } from '@murmel/server';
import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ORPCError, ORPCModule, onError } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from './api-error.js';
import { CheckDeclaredOperations } from './check-declared-operations.js';
import { isConnectionLoss } from './connection-loss.js';
import { Counters } from './counters.js';
import { Csrf } from './csrf.js';
import { ErrorFilter } from './error.filter.js';
import { expectedErrorOf } from './expected-errors.js';
import { Idempotency } from './idempotency.js';
import { Identify } from './identify.js';
import { IncognitoWrites } from './incognito-writes.js';
import { CONFIGURATION, LOGGER } from './injection-tokens.js';
import { Topics } from './live/topics.js';
import { Mailer } from './mail/mailer.js';
import { ClockWatch } from './operation/clock-watch.js';
import { HealthController } from './operation/health.controller.js';
import { HealthChecks } from './operation/health-checks.js';
import { MetricReadings } from './operation/metric-readings.js';
import { MetricsController } from './operation/metrics.controller.js';
import { OpenApiController } from './operation/open-api.controller.js';
import { OwnHeartbeat } from './operation/own-heartbeat.js';
import { RateLimits } from './rate-limits.js';
import { ReplicaReads } from './replica/replica-reads.js';
import { SharedRedis } from './shared-redis.js';
import { Storage } from './storage/storage.js';
import { UserContentServer } from './usercontent/usercontent-server.js';

/** Module that every part of the api depends on. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly database: DataSource) {}

  static with(foundation: { configuration: Configuration; logger: Logger; database: DataSource }): DynamicModule {
    const shared = [
      { provide: CONFIGURATION, useValue: foundation.configuration },
      { provide: LOGGER, useValue: foundation.logger },
      { provide: DataSource, useValue: foundation.database },
      Counters,
      Csrf,
      CheckDeclaredOperations,
      ClockWatch,
      ErrorFilter,
      HealthChecks,
      Idempotency,
      Identify,
      IncognitoWrites,
      Mailer,
      MetricReadings,
      OwnHeartbeat,
      RateLimits,
      ReplicaReads,
      SharedRedis,
      Storage,
      Topics,
      UserContentServer,
    ];
    return {
      module: PlatformModule,
      imports: [
        DiscoveryModule,
        ORPCModule.forRoot({ interceptors: [onError((error) => logFault(foundation.logger, error)), onError(refuse)] }),
      ],
      controllers: [HealthController, MetricsController, OpenApiController],
      providers: shared,
      exports: shared,
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.destroy();
  }
}

/** Errors on purpose are answers; everything else is a fault of ours, or of the machine. */
function logFault(logger: Logger, error: unknown): void {
  if (!(error instanceof ORPCError) || error.status >= 500) logger.error({ err: error }, 'call failed');
}

/** @throws ORPCError for what the database rightly refused, and while it is away */
function refuse(error: unknown): void {
  const refusal = expectedErrorOf(error);
  if (refusal) throw refusal;
  if (!(error instanceof ORPCError) && isConnectionLoss(error)) throw apiError('UNAVAILABLE');
}
