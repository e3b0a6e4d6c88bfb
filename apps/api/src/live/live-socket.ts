import type { Actor } from '@murmel/access-policy';
import type { LiveAddress, LiveCalls, LivePushes } from '@murmel/contracts';
import type { Server, Socket } from 'socket.io';
import type { StreamConnection, StreamEntryFeed } from './stream-entry-feed.js';

/** Identity behind a connection; resolved once, when it opens. A change of it ends the connection. */
export interface LiveCaller {
  actor: Actor;
  sessionHash: string | null;
  /** expiry of the login session */
  expiresAt: Date | null;
}

export interface SocketData {
  caller: LiveCaller;
  /** joined topics, by `keyOf`, each with its audience */
  subscriptions: Map<string, LiveSubscription>;
  /** requested topics that are not permitted (yet), by `keyOf` */
  waitingRequests: Map<string, SubscriptionRequest>;
  /** latest request by topic, by `keyOf` */
  latestRequests: Map<string, SubscriptionRequest>;
}

/** Subscription requested by a client, as sent. */
export interface SubscriptionRequest {
  address: LiveAddress;
  about: unknown;
}

export interface LiveSubscription extends SubscriptionRequest {
  audience: string;
  /** feed of a topic with stream entries */
  feed: StreamEntryFeed | undefined;
}

export type LiveSocket = Socket<LiveCalls, LivePushes, Record<string, never>, SocketData>;
export type LiveServer = Server<LiveCalls, LivePushes, Record<string, never>, SocketData>;

/**
 * Sends stream entries at the rate at which the browser reads them. The transport buffers what the network does not accept yet, and reports
 * it.
 */
export function streamConnection(socket: LiveSocket): StreamConnection {
  return { isWritable: () => socket.conn.transport.writable, send: (slice) => socket.emit('pieces', slice) };
}

/** Continues the stream entries once everything that was sent has left. */
export function resumeStreamsWhenWritable({ conn, data }: LiveSocket): void {
  conn.transport.on('ready', () => data.subscriptions.forEach(({ feed }) => feed?.go()));
}

/** One person with three windows is one person. */
export function presenceKey(socket: LiveSocket): string {
  const { account, visitorId } = socket.data.caller.actor;
  return account?.id ?? visitorId ?? socket.id;
}

/** Ids of items and projects are never the same, but one of them may have several topics. */
export function addressKey({ topic, id }: LiveAddress): string {
  return `${topic}/${id}`;
}
