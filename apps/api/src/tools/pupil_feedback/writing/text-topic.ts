import type { Facts } from '@murmel/access-policy';
import { type OwnPupilText, PUPIL_TEXT_TOPIC, TOOLS } from '@murmel/contracts';
import { type BusEvents, loadFactsOfItem } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ownResponseRow } from '../../../core/answers/own-response.js';
import { responseById } from '../../../core/answers/respondent.js';
import { ownAnswer } from '../../../core/answers/stored-answers.js';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { PUPIL_TEXT_TABLES, pupilTextKind } from './pupil-text-kind.js';

type About = { responseId: string };

/** Shortest time between reads. */
const EVERY_MS = 500;
const audienceOf = (responseId: string): string => `own ${responseId}`;

/** Live topic of one text for its author: feedback that is given appears at once. Null after the teacher removed it. */
@Injectable()
export class PupilTextTopic implements Topic<typeof PUPIL_TEXT_TOPIC> {
  readonly contract = PUPIL_TEXT_TOPIC;

  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id }: JoinRequest<About>): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id) };
  }

  async audienceFor({ actor, id, about: { responseId } }: JoinRequest<About>, { item }: Facts): Promise<AudienceSpec | undefined> {
    if (item?.kind !== TOOLS.pupil_feedback.kind) return undefined;
    const own = await ownResponseRow(this.database.manager, pupilTextKind, { actor, itemId: id });
    if (own?.id !== responseId) return undefined;
    return { audience: audienceOf(responseId), everyMs: EVERY_MS, people: 'ignored', state: () => this.state(id, responseId) };
  }

  subscriptions(looking: TopicSubscribers) {
    return {
      'response.changed': ({ itemId, responseId, by }: BusEvents['response.changed']) =>
        looking.changed(itemId, (audience) => audience === audienceOf(responseId), by),
      'item.changed': ({ itemId }: BusEvents['item.changed']) => looking.changed(itemId, () => true),
    };
  }

  private async state(itemId: string, responseId: string): Promise<OwnPupilText | null> {
    const { manager } = this.database;
    const row = await responseById(manager, PUPIL_TEXT_TABLES, itemId, responseId);
    return row ? ownAnswer(manager, pupilTextKind, row) : null;
  }
}
