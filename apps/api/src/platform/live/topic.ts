import type { Actor, Facts } from '@murmel/access-policy';
import type { LiveStreamEntry, LiveTopic } from '@murmel/contracts';
import type { FactChannel, Handlers } from '@murmel/server';
import type { z } from 'zod';

/** Request to observe a topic. */
export interface JoinRequest<About = unknown> {
  actor: Actor;
  /** id of the live connection; ends with it */
  socketId: string;
  id: string;
  about: About;
}

/**
 * Append-only content, e.g. a log or a text that is being written. Its owner keeps it in a table, assigns positions one transaction after
 * the other, so that none becomes visible after a higher one, and publishes `topic.grew` in the transaction that adds an entry.
 */
export interface StreamEntries {
  /** shortest time between two looks for more, in milliseconds */
  everyMs: number;
  /**
   * The next pieces from the database, in their order.
   * @param limit how many at most
   * @returns undefined when nothing of it ever had this position, as far as this audience sees it
   */
  after(position: number, limit: number): Promise<LiveStreamEntry[] | undefined>;
}

/** Role in which a client observes a topic. The first client of an audience supplies the function that reads its state. */
export interface AudienceSpec {
  audience: string;
  /** shortest time between two pushes in milliseconds */
  everyMs: number;
  /** mode of presence: counted over all processes, and shown to this audience; one answer per topic to the former */
  people: 'shown' | 'counted' | 'ignored';
  /** the newest state, from the database */
  state(): Promise<unknown>;
  /** stream entries beside the state; positions count within the audience */
  entries?: StreamEntries;
}

/** Subscribers of one topic in this process. */
export interface TopicSubscribers {
  /**
   * Notifies that its state has changed: the audiences that it concerns, or all, soon get the newest one.
   * @param by the live connection that said what changed: an audience of it alone knows, and gets nothing
   */
  changed(id: string, concerns?: (audience: string) => boolean, by?: string): void;
  /** Ids of what at least one such audience looks at. */
  idsWith(isMeant: (audience: string) => boolean): string[];
}

/**
 * Topic with live updates. The id is that of an item or a project: subscriptions are authorized again when its rights change. The owner
 * adds it to `Topics` when the process starts and needs no other knowledge of live connections.
 */
export interface Topic<Contract extends LiveTopic = LiveTopic, About = z.infer<Contract['about']>> {
  readonly contract: Contract;
  /** Loads the facts that `decide` needs before the operation of the contract is allowed. */
  factsOf(joining: JoinRequest<About>): Promise<Facts>;
  /** Called after authorization only. @returns undefined if there is nothing to see: it looks like an unknown topic */
  audienceFor(joining: JoinRequest<About>, facts: Facts): Promise<AudienceSpec | undefined>;
  /** Returns handlers for events of this and other processes that change its states. Called once, before any client observes. */
  subscriptions(looking: TopicSubscribers): Handlers<FactChannel>;
  /**
   * Handles an inbound message of an observing client that is authorized at that moment, parsed by the contract's `says`.
   * @returns what they are answered
   * @throws what keeping it refuses with
   */
  receive?(joining: JoinRequest<About>, what: unknown): Promise<unknown>;
  /** Called when a client starts observing, or changes its parameters. */
  joined?(joining: JoinRequest<About>): Promise<void>;
  left?(socketId: string, id: string): void;
  /** The process ends. */
  stop?(): Promise<void>;
}
