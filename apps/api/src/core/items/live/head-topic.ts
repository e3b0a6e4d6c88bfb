import type { Facts } from '@murmel/access-policy';
import { ITEM_HEAD_TOPIC, type ItemHead } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Entrance, Joining, Looking, Topic } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';

/** Titles change seldom, and a whole class sees them change. */
const EVERY_MS = 500;

/** What every page of an item looks at: another title is there at once, and so is a door that opens again. */
@Injectable()
export class HeadTopic implements Topic<typeof ITEM_HEAD_TOPIC> {
  readonly contract = ITEM_HEAD_TOPIC;

  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id, about: { publicToken } }: Joining<{ publicToken?: string | undefined }>): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id, { publicToken }) };
  }

  entrance({ id }: Joining): Promise<Entrance> {
    return Promise.resolve({ audience: 'everybody', everyMs: EVERY_MS, people: 'ignored', state: () => this.head(id) });
  }

  hears(looking: Looking) {
    return { 'item.renamed': ({ itemId }: { itemId: string }) => looking.changed(itemId) };
  }

  private async head(id: string): Promise<ItemHead> {
    const { title } = await this.database.manager.findOneOrFail(Item, { where: { id }, select: { id: true, title: true } });
    return { title };
  }
}
