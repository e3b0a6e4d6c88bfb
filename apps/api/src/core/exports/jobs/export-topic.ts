import { EXPORTS_TOPIC, type ExportList } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { TopicOfAccount } from '../../../platform/live/topic-of-account.js';
import { Topics } from '../../../platform/live/topics.js';
import { ExportJobs } from './export-jobs.js';

const EVERY_MS = 500;

/** Publishes the progress of the caller's exports to every open page. */
@Injectable()
export class ExportTopic extends TopicOfAccount<typeof EXPORTS_TOPIC, ExportList> {
  constructor(
    private readonly jobs: ExportJobs,
    topics: Topics,
  ) {
    super(EXPORTS_TOPIC, EVERY_MS, topics);
  }

  protected state(accountId: string): Promise<ExportList> {
    return this.jobs.list(accountId);
  }
}
