import { decide, type Facts, isTeacher } from '@murmel/access-policy';
import { ITEM_HEAD_TOPIC, type ItemHead } from '@murmel/contracts';
import { Item, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Entrance, Joining, Looking, Topic } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';

/** Titles change seldom, and a whole class sees them change. */
const EVERY_MS = 500;

/** What every page of an item looks at: another title is there at once, and so is a door that opens again and a pause of the project. */
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

  /** Guests hear nothing of projects. */
  async entrance({ actor, id }: Joining, { item }: Facts): Promise<Entrance> {
    const observes = isTeacher(actor) && decide(actor, 'item.readHistory', { item }).allow;
    const paused = item?.project === 'paused' || (observes && (await this.isPaused(id)));
    return { audience: paused ? 'paused' : 'running', everyMs: EVERY_MS, people: 'ignored', state: () => this.head(id, paused) };
  }

  hears(looking: Looking) {
    return { 'item.renamed': ({ itemId }: { itemId: string }) => looking.changed(itemId) };
  }

  private async isPaused(id: string): Promise<boolean> {
    const [row] = await this.database.query<{ paused: boolean }[]>(
      `select coalesce(bool_or(state = 'paused') and not bool_or(state = 'active'), false) as paused from project_now where id in (
         select project_id from project_item where item_id = $1 union select project_id from item where id = $1)`,
      [id],
    );
    return row!.paused;
  }

  private async head(id: string, paused: boolean): Promise<ItemHead> {
    const { title } = await this.database.manager.findOneOrFail(Item, { where: { id }, select: { id: true, title: true } });
    return { title, paused };
  }
}
