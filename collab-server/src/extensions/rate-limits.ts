import type { afterHandleMessagePayload, beforeHandleMessagePayload, beforeSyncPayload } from '@hocuspocus/server';
import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { RefusalError, UnavailableError } from '@murmel/server';
import { createDecoder, readVarString, readVarUint } from 'lib0/decoding';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { Session } from '../sessions/session.js';
import { TokenBucket } from './token-bucket.js';

const { awarenessBytes } = LIMITS.collaboration;
const { messagesPerSecond, messageBurst, syncStep1PerMinute } = SERVER_LIMITS.collaboration;

/** Message types of Hocuspocus that a client may send: sync, awareness, query awareness, sync reply, stateless, close. */
const FROM_CLIENTS: ReadonlySet<number> = new Set([0, 1, 3, 4, 5, 7]);
/**
 * A second ticket on one line: the line broke while the provider waited for the first one, and now both exchanges run
 * over the same line. The provider then counts wrong and shows "saved" too early; a new line sets it right.
 */
const TICKET = 2;
const SYNC = 0;
const AWARENESS = 1;
/**
 * Number of edits tolerated before the first exchange. After an hour without a connection the provider sends each edit again before it is
 * done. They are rejected (see the handshake) and cost almost nothing, but a legitimate writer must not be disconnected for them.
 */
const EDITS_BEFORE_FIRST_EXCHANGE = 5000;
/** Name, type and client ids around one presence state. */
const AROUND_AWARENESS = 512;
/** A message that took longer than this was held up by us. */
const SLOW_MS = 250;

interface Buckets {
  early: TokenBucket;
  messages: TokenBucket;
  syncStep1: TokenBucket;
  startedAt: number;
}

/** Rate limits of one connection (spec T-13 and T-14). */
export class RateLimits implements CollaborationExtension {
  private readonly buckets = new WeakMap<Session, Buckets>();

  beforeHandleMessage({ context, update }: beforeHandleMessagePayload<Context>): void {
    const buckets = this.bucketsOf(context.session);
    buckets.startedAt = performance.now();
    const type = typeOf(update);
    const bucket = type === SYNC && !context.session.handshake.done ? buckets.early : buckets.messages;
    if (!bucket.take(buckets.startedAt)) throw new RefusalError({ code: 'tooFast', limit: messagesPerSecond });
    if (type === TICKET) throw new UnavailableError();
    if (type === undefined || !FROM_CLIENTS.has(type)) throw new RefusalError({ code: 'updateRefused' });
    if (type === AWARENESS && update.byteLength > awarenessBytes + AROUND_AWARENESS) {
      throw new RefusalError({ code: 'updateRefused', limit: awarenessBytes });
    }
  }

  beforeSync({ context, type }: beforeSyncPayload<Context>): void {
    if (type === 0 && !this.bucketsOf(context.session).syncStep1.take(performance.now())) {
      throw new RefusalError({ code: 'tooFast', limit: syncStep1PerMinute });
    }
  }

  /** Messages that waited behind a slow commit arrived in time: the wait is given back, so that no honest writer is refused for it. */
  afterHandleMessage({ context }: afterHandleMessagePayload<Context>): void {
    const buckets = this.bucketsOf(context.session);
    const waited = performance.now() - buckets.startedAt;
    if (waited > SLOW_MS) buckets.messages.give(waited);
  }

  private bucketsOf(session: Session): Buckets {
    let buckets = this.buckets.get(session);
    if (!buckets) {
      buckets = {
        early: new TokenBucket(EDITS_BEFORE_FIRST_EXCHANGE, messagesPerSecond),
        messages: new TokenBucket(messageBurst, messagesPerSecond),
        syncStep1: new TokenBucket(syncStep1PerMinute, syncStep1PerMinute / 60),
        startedAt: 0,
      };
      this.buckets.set(session, buckets);
    }
    return buckets;
  }
}

function typeOf(message: Uint8Array): number | undefined {
  try {
    const decoder = createDecoder(message);
    readVarString(decoder);
    return readVarUint(decoder);
  } catch {
    return undefined;
  }
}
