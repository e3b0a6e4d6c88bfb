import type { Facts } from '@murmel/access-policy';
import type { LiveTopic } from '@murmel/contracts';
import { type FactChannel, type Handlers, loadFactsOfItem } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { Entrance, Joining, Looking, Topic } from '../../../platform/live/topic.js';
import type { Topics } from '../../../platform/live/topics.js';

/** Data of a client that subscribes; tokens only where the topic's contract has them. */
export type JoiningItem = Joining<{ publicToken?: string | undefined }>;

/** Live topic of an item, open to clients authorized for the operation that the contract names. */
export abstract class TopicOfItem<Contract extends LiveTopic> implements Topic<Contract, JoiningItem['about']> {
  constructor(
    readonly contract: Contract,
    protected readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this as Topic<Contract>);
  }

  async factsOf({ actor, id, about: { publicToken } }: JoiningItem): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id, { publicToken }) };
  }

  abstract entrance(joining: JoiningItem, facts: Facts): Promise<Entrance | undefined>;

  hears(_looking: Looking): Handlers<FactChannel> {
    return {};
  }
}
