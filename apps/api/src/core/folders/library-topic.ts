import type { Facts } from '@murmel/access-policy';
import { LIBRARY_TOPIC, type LibraryState } from '@murmel/contracts';
import type { BusEvents } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from '../../platform/live/topic.js';
import { Topics } from '../../platform/live/topics.js';

/** Lists are read anew at most this often, however much happens at once. */
const EVERY_MS = 1000;
/** A copy from before is no news to a window that comes back. */
const NEWS_SECONDS = 60;

/** Notifies every window of a teacher when its lists change. The window that requested a copy also gets the copy's place. */
@Injectable()
export class LibraryTopic implements Topic<typeof LIBRARY_TOPIC> {
  readonly contract = LIBRARY_TOPIC;

  constructor(
    private readonly database: DataSource,
    topics: Topics,
  ) {
    topics.add(this);
  }

  factsOf(): Promise<Facts> {
    return Promise.resolve({});
  }

  audienceFor({
    actor: { account },
    id,
    about: { tabId = '' },
  }: JoinRequest<{ tabId?: string | undefined }>): Promise<AudienceSpec | undefined> {
    if (id !== account?.id) return Promise.resolve(undefined);
    return Promise.resolve({ audience: `tab ${tabId}`, everyMs: EVERY_MS, people: 'ignored', state: () => this.state(id, tabId) });
  }

  subscriptions(looking: TopicSubscribers) {
    return { 'library.changed': ({ accountId }: BusEvents['library.changed']) => looking.changed(accountId) };
  }

  private async state(accountId: string, tabId: string): Promise<LibraryState> {
    const [copy] =
      tabId === ''
        ? []
        : await this.database.query<{ itemId: string }[]>(
            `select o.item_id as "itemId" from item_origin o join item i on i.id = o.item_id
              where o.tab_id = $2 and i.owner_id = $1 and i.discarded_at is null and o.created_at > now() - make_interval(secs => ${NEWS_SECONDS})
              order by o.created_at desc, o.item_id limit 1`,
            [accountId, tabId],
          );
    return { copied: copy ?? null };
  }
}
