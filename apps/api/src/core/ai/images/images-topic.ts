import { AI_IMAGES_TOPIC, type AiImagesState } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BaseAccountTopic } from '../../../platform/live/base-account-topic.js';
import { Topics } from '../../../platform/live/topics.js';

const EVERY_MS = 250;

/** Notifies every window of a teacher when a picture is ready. */
@Injectable()
export class ImagesTopic extends BaseAccountTopic<typeof AI_IMAGES_TOPIC, AiImagesState> {
  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    super(AI_IMAGES_TOPIC, EVERY_MS, topics);
  }

  protected async state(accountId: string): Promise<AiImagesState> {
    const [state] = await this.database.query<AiImagesState[]>(
      `select coalesce(array_agg(id::text order by id) filter (where ended_at is null), '{}') as drawing, count(*)::int as total
         from ai_image where account_id = $1`,
      [accountId],
    );
    return state!;
  }
}
