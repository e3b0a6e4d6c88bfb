import type { Facts } from '@murmel/access-policy';
import { EXPORTS_TOPIC } from '@murmel/contracts';
import type { BusEvents } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { Entrance, Joining, Looking, Topic } from '../../../platform/live/topic.js';
import { Topics } from '../../../platform/live/topics.js';
import { ExportJobs } from './export-jobs.js';

const EVERY_MS = 500;

/** How far one's exports are, on every open page. */
@Injectable()
export class ExportTopic implements Topic<typeof EXPORTS_TOPIC> {
  readonly contract = EXPORTS_TOPIC;

  constructor(
    private readonly jobs: ExportJobs,
    topics: Topics,
  ) {
    topics.add(this);
  }

  factsOf(): Promise<Facts> {
    return Promise.resolve({});
  }

  entrance({ actor: { account }, id }: Joining): Promise<Entrance | undefined> {
    if (id !== account?.id) return Promise.resolve(undefined);
    return Promise.resolve({ audience: 'oneself', everyMs: EVERY_MS, people: 'ignored', state: () => this.jobs.list(id) });
  }

  hears(looking: Looking) {
    return { 'person.changed': ({ id }: BusEvents['person.changed']) => looking.changed(id) };
  }
}
