import type { Actor } from '@murmel/access-policy';
import type { LiveAddress, LiveCalls, LivePushes } from '@murmel/contracts';
import type { Server, Socket } from 'socket.io';
import type { FeedLine, PieceFeed } from './piece-feed.js';

/** Identity behind a connection; resolved once, when it opens. A change of it ends the connection. */
export interface LivePerson {
  actor: Actor;
  sessionHash: string | null;
  /** when the session ends by itself */
  expiresAt: Date | null;
}

export interface SocketData {
  person: LivePerson;
  /** what is looked at, by `keyOf`, and in which audience of it */
  joined: Map<string, Joined>;
  /** what they asked for and may not see (yet), by `keyOf` */
  waiting: Map<string, Asked>;
  /** what was asked for last, by `keyOf` */
  asking: Map<string, Asked>;
}

/** Subscription requested by a client, as sent. */
export interface Asked {
  address: LiveAddress;
  about: unknown;
}

export interface Joined extends Asked {
  audience: string;
  /** where it has pieces */
  feed: PieceFeed | undefined;
}

export type LiveSocket = Socket<LiveCalls, LivePushes, Record<string, never>, SocketData>;
export type LiveServer = Server<LiveCalls, LivePushes, Record<string, never>, SocketData>;

/** Pieces go over it while the browser takes them: what the network does not take yet waits in the transport, which says so. */
export function feedLine(socket: LiveSocket): FeedLine {
  return { isFree: () => socket.conn.transport.writable, send: (slice) => socket.emit('pieces', slice) };
}

/** Everything that was sent has left: pieces go on. */
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
