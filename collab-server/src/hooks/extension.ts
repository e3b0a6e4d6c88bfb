import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type {
  afterHandleMessagePayload,
  afterUnloadDocumentPayload,
  beforeHandleAwarenessPayload,
  beforeHandleMessagePayload,
  beforeSyncPayload,
  beforeUnloadDocumentPayload,
  connectedPayload,
  onAuthenticatePayload,
  onChangePayload,
  onDisconnectPayload,
  onLoadDocumentPayload,
  onStatelessPayload,
  onStoreDocumentPayload,
} from '@hocuspocus/server';
import type { Session } from '../sessions/session.js';

/** Context that every hook has of a connection once it is authenticated. */
export interface Context {
  session: Session;
}

/** Request for a WebSocket. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Socket;
  /** names this socket in all later hooks */
  socketId: string;
  documentName: string;
  query: URLSearchParams;
}

/** Login attempt with a ticket; the extensions in turn fill in who the user is. */
export interface Login {
  payload: onAuthenticatePayload<Context>;
  socketId: string;
  session?: Session;
}

type Later = void | Promise<void>;

/**
 * One concern of collab-server. The names are those of Hocuspocus' hooks. `admit`, `onAuthenticate`, `beforeHandleMessage`, `beforeSync`,
 * `beforeHandleAwareness` and `onLoadDocument` may refuse by throwing; the others only observe.
 */
export interface CollaborationExtension {
  /** @returns an HTTP status to refuse the socket before it exists */
  admit?(upgrade: Upgrade): number | undefined;
  onAuthenticate?(login: Login): Later;
  onLoadDocument?(payload: onLoadDocumentPayload<Context>): Later;
  /** releases the resources that `onLoadDocument` of this extension acquired */
  onLoadFailed?(payload: onLoadDocumentPayload<Context>): Later;
  connected?(payload: connectedPayload<Context>): Later;
  beforeHandleMessage?(payload: beforeHandleMessagePayload<Context>): Later;
  beforeSync?(payload: beforeSyncPayload<Context>): Later;
  afterHandleMessage?(payload: afterHandleMessagePayload<Context>): Later;
  beforeHandleAwareness?(payload: beforeHandleAwarenessPayload<Context>): Later;
  onStateless?(payload: onStatelessPayload): Later;
  onChange?(payload: onChangePayload<Context>): Later;
  onStoreDocument?(payload: onStoreDocumentPayload<Context>): Later;
  onDisconnect?(payload: onDisconnectPayload<Context>): Later;
  /**
   * @returns true when the document must not leave the memory yet; the extension that returns it unloads the document later
   */
  keeps?(payload: beforeUnloadDocumentPayload): boolean;
  afterUnloadDocument?(payload: afterUnloadDocumentPayload): Later;
  start?(): Promise<void>;
  stop?(): Promise<void>;
}
