import {
  LIVE_PATH,
  type LiveAddress,
  type LiveCalls,
  type LivePushes,
  type LiveRefusal,
  type LiveSendResult,
  type LiveState,
  type LiveStreamSlice,
} from '@murmel/contracts';
import type { Socket } from 'socket.io-client';
import { ownOrigin } from '../page/addresses';
import { pageMeta } from '../page/meta';
import { checkStillSignedIn } from '../session/current-user';
import { session } from '../session/store';
import { type LiveTopic, ProjectTopic } from './live-topic';
import { StreamEntries } from './stream-entries';

type LiveSocket = Socket<LivePushes, LiveCalls>;

/** State of one observed topic. */
export interface LiveView<State> {
  /** the newest state; stays when the line is cut */
  state: State | undefined;
  /** received entries of a stream, in order; kept when the connection is lost (spec A40) */
  entries: readonly unknown[];
  /** number of connected users, if the server publishes it to this audience */
  people: number | undefined;
  connection: 'connecting' | 'live' | 'offline';
  /** it may not be looked at (any more) */
  refused: LiveRefusal['code'] | undefined;
}

type Listener = (view: LiveView<unknown>) => void;

/** Initial view before any message was received. */
export const EMPTY_LIVE_VIEW: LiveView<unknown> = {
  state: undefined,
  entries: [],
  people: undefined,
  connection: 'connecting',
  refused: undefined,
};
/** Delay before a retry, when the server could not decide. */
const ASK_AGAIN_MS = 2000;

/**
 * Timeout for the server's greeting. Some networks let a connection be opened and cut it before the server greets; only a timeout detects
 * that.
 */
const GREETED_WITHIN_MS = 8000;

/** Time without an answer after which a message is sent over another transport. */
const ANSWERED_WITHIN_MS = 5000;

/** Thrown when a sent message is not stored: refused, or not received. */
export class LiveSendError extends Error {
  constructor(readonly refusal: Extract<LiveSendResult, { ok: false }>['refusal'] | undefined) {
    super(refusal?.code ?? 'unheard');
  }
}

interface WatchedTopic {
  topic: LiveTopic;
  view: LiveView<unknown>;
  sequence: number;
  entries: StreamEntries;
  listeners: Set<Listener>;
}

/** One line for all that the page looks at. It opens with the first one and closes with the last. */
class LiveConnection {
  private readonly topics = new Map<string, WatchedTopic>();
  private socket: LiveSocket | undefined;
  private opening = false;
  private visitorId = visitorIdNow();

  constructor() {
    // A first message makes an anonymous client a visitor: the connection must be theirs.
    session.subscribe(() => {
      if (visitorIdNow() === this.visitorId) return;
      this.visitorId = visitorIdNow();
      // Positions are those of what this person saw.
      for (const { entries: list } of this.topics.values()) list.restart();
      this.changeAll({ entries: [] });
      if (!this.socket) return;
      this.socket.io.opts.query = { visitor_token: this.visitorId };
      this.socket.disconnect().connect();
    });
  }

  /**
   * @param fresh the topic, when no listener watches it yet
   * @returns a function that ends it
   */
  watch(address: LiveAddress, fresh: () => LiveTopic, listener: Listener): () => void {
    return this.listenTo(listener, this.topics.get(keyOf(address)) ?? newWatchedTopic(fresh()));
  }

  /** Reports the place of this page in an observed project. @returns a function that revokes it */
  setItemOfPage(address: LiveAddress, itemId: string | null): () => void {
    const topic = this.topics.get(keyOf(address))?.topic;
    if (!(topic instanceof ProjectTopic)) return () => undefined;
    const leave = topic.enterItem(itemId);
    this.sendItemOfPage(topic);
    return () => {
      leave();
      this.sendItemOfPage(topic);
    };
  }

  viewOf(address: LiveAddress): LiveView<unknown> {
    return this.topics.get(keyOf(address))?.view ?? EMPTY_LIVE_VIEW;
  }

  /** Requests the state again: a client that just took part may see more than before. */
  rejoin(address: LiveAddress): void {
    if (this.socket?.connected) this.join(keyOf(address));
  }

  /** Sends a message about an observed topic. @throws LiveSendError when it was refused, or no connection accepts it */
  send<Answer>(address: LiveAddress, what: unknown): Promise<Answer> {
    const { socket } = this;
    if (!socket?.connected) return Promise.reject(new LiveSendError(undefined));
    return new Promise((resolve, reject) => {
      socket.timeout(ANSWERED_WITHIN_MS).emit('say', { ...address, what }, (late, said) => {
        if (late) reject(new LiveSendError(undefined));
        else if (said.ok) resolve(said.answer as Answer);
        else reject(new LiveSendError(said.refusal));
      });
    });
  }

  private listenTo(listener: Listener, watched: WatchedTopic): () => void {
    const key = keyOf(watched.topic.address);
    const isNew = !this.topics.has(key);
    this.topics.set(key, watched);
    watched.listeners.add(listener);
    if (this.socket?.connected && isNew) this.join(key);
    void this.open();
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size > 0) return;
      if (watched.topic.lingerMs === 0) this.leave(key, watched);
      else setTimeout(() => this.leave(key, watched), watched.topic.lingerMs);
    };
  }

  private leave(key: string, watched: WatchedTopic): void {
    if (watched.listeners.size > 0 || this.topics.get(key) !== watched) return;
    this.topics.delete(key);
    this.socket?.emit('leave', watched.topic.address);
    if (this.topics.size === 0) this.close();
  }

  /** Publishes the place a moment later, when the next page has set its own: otherwise there would be a gap between two places. */
  private sendItemOfPage(topic: ProjectTopic): void {
    queueMicrotask(() => topic.moved && this.rejoin(topic.address));
  }

  private async open(): Promise<void> {
    if (this.socket || this.opening) return;
    this.opening = true;
    try {
      const { io } = await import('socket.io-client');
      if (this.topics.size > 0)
        this.socket = this.listen(
          io(ownOrigin(), {
            path: pageMeta('live') || LIVE_PATH,
            transports: ['websocket'],
            query: { visitor_token: this.visitorId },
            reconnectionDelayMax: 5000,
            timeout: GREETED_WITHIN_MS,
          }),
        );
    } catch {
      // The network was away when the line's code was fetched.
      setTimeout(() => void this.open(), ASK_AGAIN_MS);
    } finally {
      this.opening = false;
    }
  }

  private listen(socket: LiveSocket): LiveSocket {
    socket.on('connect', () => [...this.topics.keys()].forEach((key) => this.join(key)));
    socket.on('disconnect', (reason) => {
      this.changeAll({ connection: 'offline' });
      // The identity changed: the server asks the browser to reconnect.
      if (reason !== 'io server disconnect') return;
      checkStillSignedIn();
      socket.connect();
    });
    socket.on('connect_error', () => {
      this.changeAll({ connection: 'offline' });
      // A refused handshake is not tried again by itself.
      if (!socket.active) setTimeout(() => this.socket === socket && socket.connect(), ASK_AGAIN_MS);
    });
    socket.on('state', (state) => this.accept(state));
    socket.on('pieces', (slice) => this.appendEntries(slice));
    socket.on('present', ({ people, ...address }) => this.change(keyOf(address), { people }));
    socket.on('left', ({ code, ...address }) => this.refuse(keyOf(address), code));
    return socket;
  }

  private join(key: string): void {
    const watched = this.topics.get(key);
    if (!watched) return;
    watched.sequence = 0;
    const { topic, entries: list } = watched;
    const after = list.position > 0 ? { after: list.position } : {};
    this.socket?.emit('join', { ...topic.address, about: topic.about(), ...after }, (answer) => {
      if (answer.ok) this.accept(answer.state);
      else if (answer.refusal.code === 'UNAVAILABLE' || answer.refusal.code === 'TOO_MANY_REQUESTS')
        setTimeout(() => this.rejoin(topic.address), ASK_AGAIN_MS);
      else this.refuse(key, answer.refusal.code);
    });
  }

  private refuse(key: string, refused: LiveRefusal['code']): void {
    // Owners are never refused their own items: a refusal means a sign-out in another window, and the answer to this confirms it.
    checkStillSignedIn();
    this.topics.get(key)?.entries.restart();
    this.change(key, { connection: 'live', refused, state: undefined, entries: [] });
  }

  /** Takes a slice; the entries missing before it are requested again. */
  private appendEntries({ topic, id, ...slice }: LiveStreamSlice): void {
    const key = keyOf({ topic, id });
    const list = this.topics.get(key)?.entries;
    if (!list) return;
    if (list.take(slice)) this.change(key, { entries: list.entries });
    else this.rejoin({ topic, id });
  }

  /** A push may overtake the answer to a join: the newer one counts. */
  private accept({ sequence, state, ...address }: LiveState): void {
    const watched = this.topics.get(keyOf(address));
    if (!watched || sequence < watched.sequence) return;
    watched.sequence = sequence;
    this.change(keyOf(address), { connection: 'live', refused: undefined, state });
  }

  private changeAll(change: Partial<LiveView<unknown>>): void {
    for (const key of this.topics.keys()) this.change(key, change);
  }

  private change(key: string, change: Partial<LiveView<unknown>>): void {
    const watched = this.topics.get(key);
    if (!watched) return;
    watched.view = { ...watched.view, ...change };
    for (const listener of watched.listeners) listener(watched.view);
  }

  private close(): void {
    this.socket?.disconnect();
    this.socket = undefined;
  }
}

function newWatchedTopic(topic: LiveTopic): WatchedTopic {
  return { topic, view: EMPTY_LIVE_VIEW, sequence: 0, entries: new StreamEntries(topic.after ?? 0), listeners: new Set() };
}

function keyOf({ topic, id }: LiveAddress): string {
  return `${topic}/${id}`;
}

/** Returns the visitor's id as the address carries it (spec E20); empty for all other users. */
function visitorIdNow(): string {
  const { user } = session.get();
  return user?.type === 'Visitor' ? user.id : '';
}

export const liveConnection = new LiveConnection();
