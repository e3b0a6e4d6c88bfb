import type { Facts } from '@murmel/access-policy';
import { SURVEY_DEFINITION_TOPIC, TOOLS } from '@murmel/contracts';
import type { BusEvents } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BaseItemTopic, type ItemJoinRequest } from '../../core/items/live/base-item-topic.js';
import type { AudienceSpec, TopicSubscribers } from '../../platform/live/topic.js';
import { Topics } from '../../platform/live/topics.js';
import { wholeSurvey } from './survey-answers.js';

/** Shortest time between reads: simultaneous edits cost one read, and still reach the others before they look up. */
const EVERY_MS = 200;

/** Live topic of a survey's questions, for those who edit it together. Incoming answers are not part of it. */
@Injectable()
export class SurveyDefinitionTopic extends BaseItemTopic<typeof SURVEY_DEFINITION_TOPIC> {
  constructor(database: DataSource, topics: Topics) {
    super(SURVEY_DEFINITION_TOPIC, database, topics);
  }

  async audienceFor({ id: itemId }: ItemJoinRequest, { item }: Facts): Promise<AudienceSpec | undefined> {
    if (item?.kind !== TOOLS.surveys.kind) return undefined;
    return { audience: 'editor', everyMs: EVERY_MS, people: 'ignored', state: () => wholeSurvey(this.database.manager, itemId) };
  }

  override subscriptions(looking: TopicSubscribers) {
    return { 'item.changed': ({ itemId, edited }: BusEvents['item.changed']) => edited && looking.changed(itemId) };
  }
}
