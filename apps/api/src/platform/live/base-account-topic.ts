import type { Facts } from '@murmel/access-policy';
import type { LiveTopic } from '@murmel/contracts';
import type { BusEvents } from '@murmel/server';
import type { AudienceSpec, JoinRequest, Topic, TopicSubscribers } from './topic.js';
import type { Topics } from './topics.js';

/**
 * Topic that only the windows of one account observe. Its id is the account's id, and it changes with the data that the account's pages
 * show.
 */
export abstract class BaseAccountTopic<Contract extends LiveTopic, State> implements Topic<Contract> {
  /** @param everyMs shortest time between two pushes */
  constructor(
    readonly contract: Contract,
    private readonly everyMs: number,
    topics: Topics,
  ) {
    topics.add(this);
  }

  /** The newest state, from the database. */
  protected abstract state(accountId: string): Promise<State>;

  factsOf(): Promise<Facts> {
    return Promise.resolve({});
  }

  audienceFor({ actor: { account }, id }: JoinRequest): Promise<AudienceSpec | undefined> {
    if (id !== account?.id) return Promise.resolve(undefined);
    return Promise.resolve({ audience: 'oneself', everyMs: this.everyMs, people: 'ignored', state: () => this.state(id) });
  }

  subscriptions(looking: TopicSubscribers) {
    return { 'person.changed': ({ id }: BusEvents['person.changed']) => looking.changed(id) };
  }
}
