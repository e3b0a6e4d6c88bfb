import type { Facts } from '@murmel/access-policy';
import { type OwnName, PERSON_TOPIC } from '@murmel/contracts';
import { Account, type BusEvents, type Configuration, Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { switchesOf } from '../../platform/actor-of.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from '../../platform/live/topic.js';
import { Topics } from '../../platform/live/topics.js';
import { shownName } from './current-user.js';

/** Names change seldom. */
const EVERY_MS = 500;

/** Publishes to all open pages of a person that their name or what is switched off for them changed, or that they are asked to choose one. */
@Injectable()
export class PersonTopic implements Topic<typeof PERSON_TOPIC> {
  readonly contract = PERSON_TOPIC;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    topics: Topics,
  ) {
    topics.add(this);
  }

  factsOf(): Promise<Facts> {
    return Promise.resolve({});
  }

  audienceFor({ actor: { account, visitorId }, id }: JoinRequest): Promise<AudienceSpec | undefined> {
    if (id !== (account?.id ?? visitorId)) return Promise.resolve(undefined);
    const isAccount = account !== null;
    return Promise.resolve({ audience: 'oneself', everyMs: EVERY_MS, people: 'ignored', state: () => this.ownName(id, isAccount) });
  }

  subscriptions(looking: TopicSubscribers) {
    return { 'person.changed': ({ id }: BusEvents['person.changed']) => looking.changed(id) };
  }

  private async ownName(id: string, isAccount: boolean): Promise<OwnName> {
    const person = await this.database.manager.findOneByOrFail<Account | Visitor>(isAccount ? Account : Visitor, { id });
    const account = person instanceof Account ? person : null;
    return {
      name: shownName(person),
      asksName: person.nameAskedAt !== null,
      switches: { ...switchesOf(this.configuration, account), licence: account?.licence ?? null },
    };
  }
}
