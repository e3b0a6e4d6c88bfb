import type { Facts } from '@murmel/access-policy';
import { AI_RUN_TOPIC, type AiRunLive } from '@murmel/contracts';
import { AiRun, type BusEvents } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { accountOrVisitorOf } from '../../answers/respondent.js';
import { rowsOf } from '../chats/person-rows.js';
import { stepEntries } from '../tools/step-log.js';
import { RunExecutor } from './run-executor.js';
import { restOf, type TextFragment } from './run-text.js';

const STATE_EVERY_MS = 100;
/** A first word is on the screen within 60 ms after it was stored. */
const PIECES_EVERY_MS = 20;

/** Publishes an answer while it is written to all of the caller's windows. */
@Injectable()
export class RunTopic implements Topic<typeof AI_RUN_TOPIC> {
  readonly contract = AI_RUN_TOPIC;

  constructor(
    private readonly database: DataSource,
    private readonly maker: RunExecutor,
    topics: Topics,
  ) {
    topics.add(this);
  }

  factsOf(): Promise<Facts> {
    return Promise.resolve({});
  }

  async audienceFor({ actor, id }: JoinRequest): Promise<AudienceSpec | undefined> {
    const person = accountOrVisitorOf(actor);
    const run = person && (await this.database.manager.findOneBy(AiRun, { id, ...rowsOf(person) }));
    if (!run) return undefined;
    return {
      ...{ audience: 'oneself', everyMs: STATE_EVERY_MS, people: 'ignored' },
      state: () => this.state(id),
      entries: { everyMs: PIECES_EVERY_MS, after: (position, limit) => this.after(id, position, limit) },
    };
  }

  subscriptions(looking: TopicSubscribers) {
    return { 'run.changed': ({ runId }: BusEvents['run.changed']) => looking.changed(runId) };
  }

  private async state(id: string): Promise<AiRunLive | null> {
    const { manager } = this.database;
    const run = await manager.findOne(AiRun, {
      where: { id },
      select: { id: true, state: true, model: true, failure: true },
    });
    if (!run) return null;
    const steps = (await stepEntries(manager, [id])).get(id) ?? [];
    return { state: run.state, model: run.model, failure: run.failure, steps };
  }

  /** Positions count characters: a reader at a position gets what follows, from pieces or from the message. */
  private async after(id: string, position: number, limit: number): Promise<TextFragment[] | undefined> {
    const here = this.maker.textOf(id)?.after(position, limit);
    if (here?.length) return here;
    const rows = await this.database.query<TextFragment[]>(
      'select position, text as piece from ai_piece where run_id = $1 and position > $2 order by position limit $3',
      [id, position, limit],
    );
    if (rows.length > 0) return rows.map((row) => restOf(row, position));
    const [run] = await this.database.query<{ ended: boolean; length: number; rest: string }[]>(
      `select r.ended_at is not null as ended, length(m.text) as length, substr(m.text, $2::int + 1) as rest
         from ai_run r join ai_message m on m.id = r.message_id where r.id = $1`,
      [id, position],
    );
    if (!run?.ended) return [];
    if (position > run.length) return undefined;
    return run.rest === '' ? [] : [{ position: run.length, piece: run.rest }];
  }
}
