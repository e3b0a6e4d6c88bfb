import type { Actor } from '@murmel/access-policy';
import type { LiveCalls, LivePushes } from '@murmel/contracts';
import type { Server, Socket } from 'socket.io';
import type { Topic } from './topic.js';

/** Who stands behind a connection; found out once, when it opens. A change of that ends the connection. */
export interface LivePerson {
  actor: Actor;
  sessionHash: string | null;
  /** when the session ends by itself */
  expiresAt: Date | null;
}

export interface SocketData {
  person: LivePerson;
  /** what is looked at, by id, and in which audience of it */
  joined: Map<string, { audience: string; topic: Topic }>;
}

export type LiveSocket = Socket<LiveCalls, LivePushes, Record<string, never>, SocketData>;
export type LiveServer = Server<LiveCalls, LivePushes, Record<string, never>, SocketData>;

/** One person with three windows is one person. */
export function personKey(socket: LiveSocket): string {
  const { account, visitorId } = socket.data.person.actor;
  return account?.id ?? visitorId ?? socket.id;
}
