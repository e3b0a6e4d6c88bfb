import type { Actor } from '@murmel/access-policy';
import type { LiveAddress, LiveCalls, LivePushes } from '@murmel/contracts';
import type { Server, Socket } from 'socket.io';
import type { FeedLine, PieceFeed } from './piece-feed.js';

/** Identity behind a connection; resolved once, when it opens. A change of it ends the connection. */
export interface LivePerson {
  actor: Actor;
  sessionHash: string | null;
  /** expiry of the login session */
  expiresAt: Date | null;
}

export interface SocketData {
  person: LivePerson;
  /** joined topics, by `keyOf`, each with its audience */
  joined: Map<string, Joined>;
  /** requested topics that are not permitted (yet), by `keyOf` */
  waiting: Map<string, Asked>;
  /** latest request by topic, by `keyOf` */
  asking: Map<string, Asked>;
}

/** Subscription requested by a client, as sent. */
export interface Asked {
  address: LiveAddress;
  about: unknown;
}

export interface Joined extends Asked {
  audience: string;
  /** feed of a topic with stream entries */
  feed: PieceFeed | undefined;
}

export type LiveSocket = Socket<LiveCalls, LivePushes, Record<string, never>, SocketData>;
export type LiveServer = Server<LiveCalls, LivePushes, Record<string, never>, SocketData>;

/**
 * Sends stream entries at the rate at which the browser reads them. The transport buffers what the network does not accept yet, and reports
 * it.
 */
export function feedLine(socket: LiveSocket): FeedLine {
  return { isFree: () => socket.conn.transport.writable, send: (slice) => socket.emit('pieces', slice) };
}

/** Continues the stream entries once everything that was sent has left. */
export function goOnWhenFree({ conn, data }: LiveSocket): void {
  conn.transport.on('ready', () => data.joined.forEach(({ feed }) => feed?.go()));
}

/** One person with three windows is one person. */
export function personKey(socket: LiveSocket): string {
  const { account, visitorId } = socket.data.person.actor;
  return account?.id ?? visitorId ?? socket.id;
}

/** Ids of items and projects are never the same, but one of them may have several topics. */
export function keyOf({ topic, id }: LiveAddress): string {
  return `${topic}/${id}`;
}
