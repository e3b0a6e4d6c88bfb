import {
  type BusEvents,
  BusListener,
  type Configuration,
  FACTS,
  type FactChannel,
  type Handlers,
  type Logger,
  RedisListener,
} from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIGURATION, LOGGER } from '../platform/injection-tokens.js';
import { Topics } from '../platform/live/topics.js';
import { answersCalls } from '../platform/processes/process-role.js';
import { Audiences } from './audiences.js';
import { LiveGateway } from './live-gateway.js';
import { Presence } from './presence.js';

/** Carries what any process committed to the connections of this one. */
@Injectable()
export class LiveEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private listener: BusListener | undefined;
  /** facts come here where there is a Redis, and to the other one while it is away */
  private redisListener: RedisListener | undefined;

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly gateway: LiveGateway,
    private readonly audiences: Audiences,
    private readonly presence: Presence,
    private readonly topics: Topics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!answersCalls(this.configuration)) return;
    const { databaseDirectUrl, redisUrl } = this.configuration;
    const { logger } = this;
    const facts = this.facts();
    this.listener = new BusListener(
      databaseDirectUrl,
      { ...facts, 'access.changed': (event) => this.accessChanged(event) },
      () => this.gateway.decideAgain(),
      (error) => logger.warn({ err: error }, 'live listener'),
    );
    if (redisUrl !== undefined) this.redisListener = new RedisListener(redisUrl, facts, () => this.audiences.everythingChanged(), logger);
    await Promise.all([this.listener.start(), this.redisListener?.start()]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.redisListener?.stop();
    await this.listener?.stop();
  }

  /** Dispatches every event to the subscribed topics. Presence is counted here, and stream entries are fetched. */
  private facts(): Handlers<FactChannel> {
    const hearers = this.topics.all().map((topic) => topic.subscriptions(this.audiences.subscribersOf(topic.contract.name)));
    hearers.push({
      'topic.present': (event) => this.presence.heard(event),
      'topic.grew': (event) => this.audiences.grew(event),
    });
    return Object.fromEntries(
      FACTS.map((channel) => [
        channel,
        (event: never) => hearers.forEach((hears) => (hears[channel] as ((event: never) => void) | undefined)?.(event)),
      ]),
    );
  }

  private accessChanged({ itemId, projectId, accountId, visitorId, sessionHash }: BusEvents['access.changed']): void {
    const id = itemId ?? projectId;
    if (id !== undefined) return this.gateway.decideAgain(id);
    this.gateway.endConnections(
      ({ data: { caller: person } }) =>
        (sessionHash !== undefined && person.sessionHash === sessionHash) ||
        (accountId !== undefined && [person.actor.account?.id, person.actor.incognito?.adminId].includes(accountId)) ||
        (visitorId !== undefined && person.actor.visitorId === visitorId),
    );
  }
}
