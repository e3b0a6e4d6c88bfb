import { decide, type Facts } from '@murmel/access-policy';
import { TOOLS, WORK_TOPIC, type WorkState } from '@murmel/contracts';
import { type BusEvents, loadFactsOfItem, WorksheetFeedback, WorksheetResponse } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withShownNames } from '../../../core/answers/class-names.js';
import { ownResponseRow } from '../../../core/answers/own-response.js';
import { Responses } from '../../../core/answers/responses.js';
import { contentOfOne } from '../../../core/answers/stored-answers.js';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { givenFeedback, writtenFeedback } from '../feedback/shown-feedback.js';
import { responseMetadata } from '../work/own-work.js';
import { worksheetAnswerKind } from '../work/worksheet-answer-kind.js';

type About = { responseId: string };

/** Shortest time between reads: simultaneous input of a class costs viewers one read. */
const EVERY_MS = 250;
const audienceOf = (who: 'teacher' | 'own', responseId: string): string => `${who} ${responseId}`;

/** State after the teacher removed it while it was observed. */
const GONE: Omit<WorkState, 'id'> = {
  name: '',
  answers: [],
  files: [],
  updatedAt: new Date(0).toISOString(),
  submittedAt: null,
  endsAt: null,
  open: false,
  feedback: null,
};

/**
 * Live topic of one response while it is made. Its author sends changes and receives the teacher's feedback; readers of responses observe.
 */
@Injectable()
export class ResponseTopic implements Topic<typeof WORK_TOPIC> {
  readonly contract = WORK_TOPIC;

  constructor(
    private readonly database: DataSource,
    private readonly responses: Responses,
    topics: Topics,
  ) {
    topics.add(this);
  }

  async factsOf({ actor, id }: JoinRequest<About>): Promise<Facts> {
    return { item: await loadFactsOfItem(this.database.manager, actor, id) };
  }

  async audienceFor({ actor, id, about: { responseId } }: JoinRequest<About>, { item }: Facts): Promise<AudienceSpec | undefined> {
    const { manager } = this.database;
    if (item?.kind !== TOOLS.worksheet.kind) return undefined;
    const own = (await ownResponseRow(manager, worksheetAnswerKind, { actor, itemId: id }))?.id === responseId;
    if (!own && !decide(actor, 'item.readResponses', { item }).allow) return undefined;
    if (!(await manager.existsBy(WorksheetResponse, { id: responseId, itemId: id }))) return undefined;
    const who = own ? 'own' : 'teacher';
    return { audience: audienceOf(who, responseId), everyMs: EVERY_MS, people: 'ignored', state: () => this.state(responseId, own) };
  }

  subscriptions(looking: TopicSubscribers) {
    return {
      'response.changed': ({ itemId, responseId, by }: BusEvents['response.changed']) =>
        looking.changed(itemId, (audience) => audience.endsWith(responseId), by),
    };
  }

  /** Accepts only the author of the response. @throws the refusals of storing it */
  async receive({ actor, socketId, id, about: { responseId } }: JoinRequest<About>, what: unknown): Promise<{ updatedAt: string }> {
    const { answers } = WORK_TOPIC.inbound.schema.parse(what);
    const answerContext = { actor, itemId: id };
    const row = await this.database.transaction((manager) =>
      this.responses.saveChanges(manager, answerContext, worksheetAnswerKind, { responseId, answers }, socketId),
    );
    return { updatedAt: row.updatedAt.toISOString() };
  }

  private async state(responseId: string, own: boolean): Promise<WorkState> {
    const { manager } = this.database;
    const [row] = await withShownNames(manager, await manager.findBy(WorksheetResponse, { id: responseId }));
    if (!row) return { ...GONE, id: responseId };
    const { answers, files } = await contentOfOne(manager, worksheetAnswerKind, row.id);
    const feedback = await manager.findOneBy(WorksheetFeedback, { responseId });
    const shown = own ? givenFeedback : writtenFeedback;
    return { ...responseMetadata(row), id: row.id, answers, files, feedback: feedback && shown(feedback) };
  }
}
