import { type BusEvents, BusListener, type Configuration, type Logger, RedisListener } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIGURATION, LOGGER } from '../platform/tokens.js';
import { Audiences } from './audiences.js';
import { LiveGateway } from './live-gateway.js';
import { Presence } from './presence.js';
import { ProjectWatching } from './project-watching.js';

/** Carries what any process committed to the connections of this one. */
@Injectable()
export class LiveEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly listener: BusListener;
  /** facts come here where there is a Redis, and to the other one while it is away */
  private readonly redisListener: RedisListener | undefined;

  constructor(
    @Inject(CONFIGURATION) { databaseUrl, redisUrl }: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly gateway: LiveGateway,
    audiences: Audiences,
    presence: Presence,
    private readonly watching: ProjectWatching,
  ) {
    const facts = {
      'item.changed': ({ itemId }: BusEvents['item.changed']) => {
        audiences.changed(itemId);
        watching.itemChanged(itemId);
      },
      'project.changed': (event: BusEvents['project.changed']) => watching.projectChanged(event),
      'item.present': (event: BusEvents['item.present']) => presence.heard(event),
    };
    this.listener = new BusListener(
      databaseUrl,
      { ...facts, 'access.changed': (event) => this.accessChanged(event) },
      () => gateway.everythingMayHaveChanged(),
      (error) => logger.warn({ err: error }, 'live listener'),
    );
    if (redisUrl !== undefined) this.redisListener = new RedisListener(redisUrl, facts, () => audiences.everythingChanged(), logger);
  }

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all([this.listener.start(), this.redisListener?.start()]);
    this.watching.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.watching.stop();
    this.redisListener?.stop();
    await this.listener.stop();
  }

  private accessChanged({ itemId, projectId, accountId, visitorId, sessionHash }: BusEvents['access.changed']): void {
    const topicId = itemId ?? projectId;
    if (topicId) {
      this.gateway
        .decideAgain(topicId)
        .catch((error: unknown) => this.logger.error({ err: error, topicId }, 'live right could not be decided'));
      return;
    }
    this.gateway.endConnections(
      ({ data: { person } }) =>
        (sessionHash !== undefined && person.sessionHash === sessionHash) ||
        (accountId !== undefined && person.actor.account?.id === accountId) ||
        (visitorId !== undefined && person.actor.visitorId === visitorId),
    );
  }
}
