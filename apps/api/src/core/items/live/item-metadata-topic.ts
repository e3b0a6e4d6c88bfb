import { decide, type Facts, isTeacher } from '@murmel/access-policy';
import { ITEM_METADATA_TOPIC, type ItemMetadata } from '@murmel/contracts';
import { type BusEvents, Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AudienceSpec, TopicSubscribers } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { hiddenReasons } from '../hidden-reasons.js';
import { BaseItemTopic, type ItemJoinRequest } from './base-item-topic.js';

/** Titles change seldom, and a whole class sees them change. */
const EVERY_MS = 500;

/**
 * Item metadata topic, to which all pages of an item subscribe: a new title appears at once, as do renewed access and a pause of the
 * project.
 */
@Injectable()
export class ItemMetadataTopic extends BaseItemTopic<typeof ITEM_METADATA_TOPIC> {
  constructor(database: DataSource, topics: Topics) {
    super(ITEM_METADATA_TOPIC, database, topics);
  }

  /** Excludes guests from project data. */
  async audienceFor({ actor, id }: ItemJoinRequest, { item }: Facts): Promise<AudienceSpec> {
    const observes = isTeacher(actor) && decide(actor, 'item.readResponses', { item }).allow;
    const paused = item?.project === 'paused' || (observes && (await this.isPaused(id)));
    // As in answers: a class whose project has it hears nothing of reviewers either.
    const invited = decide(actor, 'item.list', { item }).allow;
    const audience = `${paused ? 'paused' : 'running'}-${invited ? 'invited' : 'others'}`;
    return { audience, everyMs: EVERY_MS, people: 'ignored', state: () => this.metadata(id, paused, invited) };
  }

  override subscriptions(looking: TopicSubscribers) {
    return { 'item.renamed': ({ itemId }: BusEvents['item.renamed']) => looking.changed(itemId) };
  }

  private async isPaused(id: string): Promise<boolean> {
    const [row] = await this.database.query<{ paused: boolean }[]>(
      `select coalesce(bool_or(state = 'paused') and not bool_or(state = 'active'), false) as paused from project_now where id in (
         select project_id from project_item where item_id = $1 union select project_id from item where id = $1)`,
      [id],
    );
    return row!.paused;
  }

  private async metadata(id: string, paused: boolean, invited: boolean): Promise<ItemMetadata> {
    const { manager } = this.database;
    const item = await manager.findOneOrFail(Item, { where: { id }, select: { id: true, title: true, hiddenAt: true } });
    const hidden = invited ? (await hiddenReasons(manager, [item])).get(id) : undefined;
    return { title: item.title, paused, hidden: hidden ?? null };
  }
}
