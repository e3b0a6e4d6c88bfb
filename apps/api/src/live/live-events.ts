import { BusListener, type BusEvents, type Configuration, type Logger } from '@murmel/server';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIGURATION, LOGGER } from '../platform/tokens.js';
import { Audiences } from './audiences.js';
import { LiveGateway } from './live-gateway.js';
import { Presence } from './presence.js';

/** Carries what any process committed to the connections of this one. */
@Injectable()
export class LiveEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listener: BusListener;

  constructor(
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly gateway: LiveGateway,
    audiences: Audiences,
    presence: Presence,
  ) {
    this.listener = new BusListener(
      configuration.databaseUrl,
      {
        'item.changed': ({ itemId }) => audiences.changed(itemId),
        'item.present': (event) => presence.heard(event),
        'access.changed': (event) => this.accessChanged(event),
      },
      () => gateway.everythingMayHaveChanged(),
      (error) => logger.warn({ err: error }, 'live listener'),
    );
  }

  onApplicationBootstrap(): Promise<void> {
    return this.listener.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.listener.stop();
  }

  private accessChanged({ itemId, accountId, visitorId, sessionHash }: BusEvents['access.changed']): void {
    if (itemId) {
      this.gateway.decideAgain(itemId).catch((error: unknown) => this.logger.error({ err: error, itemId }, 'live right could not be decided'));
      return;
    }
    this.gateway.endConnections(({ data: { person } }) =>
      (sessionHash !== undefined && person.sessionHash === sessionHash) ||
      (accountId !== undefined && person.actor.account?.id === accountId) ||
      (visitorId !== undefined && person.actor.visitorId === visitorId));
  }
}
