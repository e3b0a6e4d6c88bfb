import type { Facts } from '@murmel/access-policy';
import { ITEM_TOPIC } from '@murmel/contracts';
import type { BusEvents } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AudienceSpec, TopicSubscribers } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { CONTRIBUTIONS, type Contributions } from '../../tool-contribution/contributions.js';
import { BaseItemTopic, type ItemJoinRequest } from './base-item-topic.js';

/** Items whose tool has a live state. */
@Injectable()
export class ItemTopic extends BaseItemTopic<typeof ITEM_TOPIC> {
  constructor(
    database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    topics: Topics,
  ) {
    super(ITEM_TOPIC, database, topics);
  }

  async audienceFor({ actor, id: itemId }: ItemJoinRequest, { item: facts }: Facts): Promise<AudienceSpec | undefined> {
    const live = facts && this.contributions[facts.kind]?.live;
    if (!live) return undefined;
    const { manager } = this.database;
    const audience = await live.audienceOf(manager, { actor, itemId, facts });
    const { everyMs, seesPeople } = live.audiences[audience]!;
    return { audience, everyMs, people: seesPeople ? 'shown' : 'counted', state: () => live.state(manager, itemId, audience) };
  }

  override subscriptions(looking: TopicSubscribers) {
    const all = Object.values(this.contributions).flatMap((one) => Object.entries(one?.live?.audiences ?? {}));
    const readers = new Set(all.flatMap(([name, { readsResponses }]) => (readsResponses ? [name] : [])));
    return {
      'item.changed': ({ itemId }: BusEvents['item.changed']) => looking.changed(itemId),
      // A class that writes changes nothing for those who write.
      'response.changed': ({ itemId }: BusEvents['response.changed']) => looking.changed(itemId, (audience) => readers.has(audience)),
    };
  }
}
