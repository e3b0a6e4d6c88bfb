import { EXPORTS_TOPIC, type ExportList } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { BaseAccountTopic } from '../../../platform/live/base-account-topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { ExportJobs } from './export-jobs.js';

const EVERY_MS = 500;

/** Publishes the progress of the caller's exports to every open page. */
@Injectable()
export class ExportTopic extends BaseAccountTopic<typeof EXPORTS_TOPIC, ExportList> {
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
