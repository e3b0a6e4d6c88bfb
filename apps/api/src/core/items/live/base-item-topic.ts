import type { Facts } from '@murmel/access-policy';
import type { LiveTopic } from '@murmel/contracts';
import { type FactChannel, type Handlers, loadFactsOfItem } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from '../../../platform/live/topic.js';
import type { Topics } from '../../../platform/live/topics.js';

/** Data of a client that subscribes; tokens only where the topic's contract has them. */
export type ItemJoinRequest = JoinRequest<{ publicToken?: string | undefined }>;

/** Live topic of an item, open to clients authorized for the operation that the contract names. */
export abstract class BaseItemTopic<Contract extends LiveTopic> implements Topic<Contract, ItemJoinRequest['about']> {
  constructor(
    readonly contract: Contract,
    protected readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this as Topic<Contract>);
  }

  async factsOf({ actor, id, about: { publicToken } }: ItemJoinRequest): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id, { publicToken }) };
  }

  abstract audienceFor(joining: ItemJoinRequest, facts: Facts): Promise<AudienceSpec | undefined>;

  subscriptions(_looking: TopicSubscribers): Handlers<FactChannel> {
    return {};
  }
}
