import { AI_CHATS_TOPIC, type AiChatsState } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BaseAccountTopic } from '../../../platform/live/base-account-topic.js';
import { Topics } from '../../../platform/live/topics.js';

const EVERY_MS = 250;

/** Notifies every window of a teacher when its chats change. */
@Injectable()
export class ChatsTopic extends BaseAccountTopic<typeof AI_CHATS_TOPIC, AiChatsState> {
  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    super(AI_CHATS_TOPIC, EVERY_MS, topics);
  }

  protected async state(accountId: string): Promise<AiChatsState> {
    const runs = await this.database.query<{ id: string }[]>(
      `select distinct r.conversation_id as id from ai_run r join ai_conversation c on c.id = r.conversation_id and c.suggestion_id is null
        where r.account_id = $1 and r.ended_at is null order by id`,
      [accountId],
    );
    const reading = await this.database.query<AiChatsState['reading']>(
      `select d.id, k.pages_read as "pagesRead" from ai_document d join knowledge_file k on k.document_id = d.id
        where d.account_id = $1 and k.state = 'running' order by d.id`,
      [accountId],
    );
    const converting = await this.database.query<AiChatsState['converting']>(
      `select id, concat_ws(' ', state, step, done) as progress from converter_job where account_id = $1 and ended_at is null order by id`,
      [accountId],
    );
    return { writing: runs.map(({ id }) => id), reading, converting };
  }
}
