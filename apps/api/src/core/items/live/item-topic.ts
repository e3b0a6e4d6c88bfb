import type { Facts, ItemFacts } from '@murmel/access-policy';
import { ITEM_TOPIC } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Entrance, Joining, Looking, Topic } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { CONTRIBUTIONS, type Contributions, type LiveContribution } from '../contributions.js';

type Join = Joining<{ publicToken?: string | undefined }>;

/** Items whose tool has a live state. */
@Injectable()
export class ItemTopic implements Topic<typeof ITEM_TOPIC> {
  readonly contract = ITEM_TOPIC;

  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id, about: { publicToken } }: Join): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id, { publicToken }) };
  }

  async entrance({ actor, id: itemId }: Join, { item: facts }: Facts): Promise<Entrance | undefined> {
    const live = await this.liveOf(itemId);
    if (!live) return undefined;
    const { manager } = this.database;
    const audience = await live.audienceOf(manager, { actor, itemId, facts: facts as ItemFacts });
    const { everyMs, seesPeople } = live.audiences[audience]!;
    return { audience, everyMs, people: seesPeople ? 'shown' : 'counted', state: () => live.state(manager, itemId, audience) };
  }

  hears(looking: Looking) {
    return { 'item.changed': ({ itemId }: { itemId: string }) => looking.changed(itemId) };
  }

  private async liveOf(itemId: string): Promise<LiveContribution | undefined> {
    const item = await this.database.manager.findOne(Item, { where: { id: itemId }, select: { id: true, kind: true } });
    return item ? this.contributions[item.kind]?.live : undefined;
  }
}
