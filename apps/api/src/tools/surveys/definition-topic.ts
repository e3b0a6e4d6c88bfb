import type { Facts } from '@murmel/access-policy';
import { SURVEY_DEFINITION_TOPIC, TOOLS } from '@murmel/contracts';
import type { BusEvents } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type JoiningItem, TopicOfItem } from '../../core/items/live/topic-of-item.js';
import type { Entrance, Looking } from '../../platform/live/topic.js';
import { Topics } from '../../platform/live/topics.js';
import { wholeSurvey } from './survey-answers.js';

/** What several write at once is one reading, and still with each other before they look up. */
const EVERY_MS = 200;

/** What a survey asks, live, for those who write it together. What comes in as answers is none of it. */
@Injectable()
export class DefinitionTopic extends TopicOfItem<typeof SURVEY_DEFINITION_TOPIC> {
  constructor(database: DataSource, topics: Topics) {
    super(SURVEY_DEFINITION_TOPIC, database, topics);
  }

  async entrance({ id: itemId }: JoiningItem, { item }: Facts): Promise<Entrance | undefined> {
    if (item?.kind !== TOOLS.surveys.kind) return undefined;
    return { audience: 'editor', everyMs: EVERY_MS, people: 'ignored', state: () => wholeSurvey(this.database.manager, itemId) };
  }

  override hears(looking: Looking) {
    return { 'item.changed': ({ itemId, edited }: BusEvents['item.changed']) => edited && looking.changed(itemId) };
  }
}
