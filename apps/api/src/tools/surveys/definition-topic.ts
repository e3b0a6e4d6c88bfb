import type { Facts } from '@murmel/access-policy';
import { SURVEY_DEFINITION_TOPIC, TOOLS } from '@murmel/contracts';
import { type BusEvents, Item, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Entrance, Joining, Looking, Topic } from '../../platform/live/topic.js';
import { Topics } from '../../platform/live/topics.js';
import { wholeSurvey } from './survey-answers.js';

/** What several write at once is one reading, and still with each other before they look up. */
const EVERY_MS = 200;

/** What a survey asks, live, for those who write it together. What comes in as answers is none of it. */
@Injectable()
export class DefinitionTopic implements Topic<typeof SURVEY_DEFINITION_TOPIC> {
  readonly contract = SURVEY_DEFINITION_TOPIC;

  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id }: Joining): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id) };
  }

  async entrance({ id: itemId }: Joining): Promise<Entrance | undefined> {
    const { manager } = this.database;
    if (!(await manager.existsBy(Item, { id: itemId, kind: TOOLS.surveys.kind }))) return undefined;
    return { audience: 'editor', everyMs: EVERY_MS, people: 'ignored', state: () => wholeSurvey(manager, itemId) };
  }

  hears(looking: Looking) {
    return { 'item.changed': ({ itemId, edited }: BusEvents['item.changed']) => edited && looking.changed(itemId) };
  }
}
