import { z } from 'zod';
import type { ErrorCode } from './errors.js';
import type { Operation } from './operations.js';

export { LIVE_PATH } from './live-path.js';

/** Topic that clients can subscribe to. Its owner declares it; there is no list of them here. */
export interface LiveTopic<About extends z.ZodType = z.ZodType> {
  name: string;
  /** operation required to join it; `decide` authorizes */
  operation: Operation;
  /** data that a browser sends on joining, in addition to the id */
  about: About;
  /** inbound messages allowed from subscribers on the same connection; absent: none */
  inbound?: InboundMessage;
}

/**
 * Inbound message over a connection that is persisted. Like a call, it is authorized each time by `decide`, because a connection outlives
 * rights.
 */
export interface InboundMessage<What extends z.ZodType = z.ZodType> {
  schema: What;
  /** operation required to send it: that of the call that stores the same */
  operation: Operation;
  /** at most once in this time from one line; what comes sooner is refused */
  everyMilliseconds: number;
}

const address = { topic: z.string().min(1).max(40), id: z.uuid() };

/** Messages a browser may send. */
export const LIVE_EVENTS = {
  /** looks at something from now on; sent again, it decides again */
  join: z.strictObject({
    ...address,
    about: z.record(z.string().max(40), z.unknown()).optional(),
    /** position of the last piece that one has, of what grows by pieces; without it they come from the beginning */
    after: z.int().min(0).optional(),
  }),
  leave: z.strictObject(address),
  /** sends a message about an observed topic, as the topic accepts it */
  say: z.strictObject({ ...address, what: z.unknown() }),
} as const satisfies Record<string, z.ZodType>;
export type LiveEvent = keyof typeof LIVE_EVENTS;
export type LiveInput<E extends LiveEvent> = z.infer<(typeof LIVE_EVENTS)[E]>;

/** The name of a topic and an id of its own. */
export type LiveAddress = LiveInput<'leave'>;

/** The newest state of something for one audience: the whole of it, so that a lost push costs nothing. */
export interface LiveState<State = unknown> extends LiveAddress {
  /** counts up; within one connection an older one that comes late is dropped */
  sequence: number;
  /** the server's clock when it was read, in milliseconds since 1970 */
  at: number;
  state: State;
}

/** One piece of something that only grows at its end. */
export interface LiveStreamEntry<Piece = unknown> {
  /** counts up from 1, not necessarily by one; the same piece has the same for ever */
  position: number;
  piece: Piece;
}

/** The pieces that come next, in their order. */
export interface LiveStreamSlice<Piece = unknown> extends LiveAddress {
  /** position they follow: a client behind it lacks entries, and joins again */
  after: number;
  /** they begin from the start, and what was sent before counts no longer: for this audience the position never was */
  anew: boolean;
  pieces: LiveStreamEntry<Piece>[];
}

/** Reason why a topic is refused to a client, or is so from now on. */
export interface LiveRefusal extends LiveAddress {
  code: Extract<
    ErrorCode,
    'NOT_FOUND' | 'ITEM_IN_TRASH' | 'NO_PASSWORD_PROVIDED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'TOO_MANY_REQUESTS' | 'UNAVAILABLE'
  >;
}

export type LiveAnswer<State = unknown> = { ok: true; state: LiveState<State> } | { ok: false; refusal: LiveRefusal };

/** Result of an inbound message: stored, or the reason why not. */
export type LiveSendResult<Answer = unknown> =
  | { ok: true; answer: Answer }
  | { ok: false; refusal: LiveAddress & { code: ErrorCode; data?: unknown } };

/** Events the server pushes. */
export interface LivePushes {
  state: (state: LiveState) => void;
  /** never more than fits: a slow client gets the next ones when these were sent */
  pieces: (slice: LiveStreamSlice) => void;
  /** number of connected users; only for audiences that may see it */
  present: (present: LiveAddress & { people: number }) => void;
  /** the right is gone; the connection stays for everything else */
  left: (refusal: LiveRefusal) => void;
}

/** Calls of a browser. */
export interface LiveCalls {
  join: (input: LiveInput<'join'>, answer: (answer: LiveAnswer) => void) => void;
  leave: (input: LiveInput<'leave'>) => void;
  say: (input: LiveInput<'say'>, answer: (answer: LiveSendResult) => void) => void;
}
