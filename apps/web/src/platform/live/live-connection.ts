import {
  LIVE_PATH,
  type LiveAddress,
  type LiveCalls,
  type LivePushes,
  type LiveRefusal,
  type LiveSaid,
  type LiveSlice,
  type LiveState,
} from '@murmel/contracts';
import type { Socket } from 'socket.io-client';
import { ownOrigin } from '../page/addresses';
import { pageMeta } from '../page/meta';
import { session } from '../session/store';
import { askWhetherStillThere } from '../session/who-is-here';
import { type LiveTopic, ProjectTopic } from './live-topic';
import { PieceList } from './piece-list';

type LiveSocket = Socket<LivePushes, LiveCalls>;

/** State of one observed topic. */
export interface LiveView<State> {
  /** the newest state; stays when the line is cut */
  state: State | undefined;
  /** received entries of a stream, in order; kept when the connection is lost */
  pieces: readonly unknown[];
  /** number of connected users, if the server publishes it to this audience */
  people: number | undefined;
  connection: 'connecting' | 'live' | 'offline';
  /** it may not be looked at (any more) */
  refused: LiveRefusal['code'] | undefined;
}

type Listener = (view: LiveView<unknown>) => void;

/** Initial view before any message was received. */
export const NOTHING: LiveView<unknown> = { state: undefined, pieces: [], people: undefined, connection: 'connecting', refused: undefined };
/** Delay before a retry, when the server could not decide. */
const ASK_AGAIN_MS = 2000;

/**
 * Timeout for the server's greeting. Some networks let a connection be opened and cut it before the server greets; only a timeout detects
 * that.
 */
const GREETED_WITHIN_MS = 8000;

/** Time without an answer after which a message is sent over another transport. */
const SAID_MS = 5000;

/** Thrown when a sent message is not stored: refused, or not received. */
export class LiveUnsaid extends Error {
  constructor(readonly refusal: Extract<LiveSaid, { ok: false }>['refusal'] | undefined) {
    super(refusal?.code ?? 'unheard');
  }
}

interface Watched {
  topic: LiveTopic;
  view: LiveView<unknown>;
  sequence: number;
  list: PieceList;
  listeners: Set<Listener>;
}

/** One line for all that the page looks at. It opens with the first one and closes with the last. */
class LiveConnection {
  private readonly watched = new Map<string, Watched>();
  private socket: LiveSocket | undefined;
  private opening = false;
  private person = personNow();

  constructor() {
    // A first message makes an anonymous client a visitor: the connection must be theirs.
    session.subscribe(() => {
      if (personNow() === this.person) return;
      this.person = personNow();
      // Positions are those of what this person saw.
      for (const { list } of this.watched.values()) list.restart();
      this.all({ pieces: [] });
      if (!this.socket) return;
      this.socket.io.opts.query = { visitor_token: this.person };
      this.socket.disconnect().connect();
    });
  }

  /** @param fresh the topic, when nobody looks at it yet. @returns a function that ends it */
  watch(address: LiveAddress, fresh: () => LiveTopic, listener: Listener): () => void {
    return this.listenTo(listener, this.watched.get(keyOf(address)) ?? begin(fresh()));
  }

  /** Reports the place of this page in an observed project. @returns a function that revokes it */
  standIn(address: LiveAddress, itemId: string | null): () => void {
    const topic = this.watched.get(keyOf(address))?.topic;
    if (!(topic instanceof ProjectTopic)) return () => undefined;
    const leave = topic.stand(itemId);
    this.tellPlace(topic);
    return () => {
      leave();
      this.tellPlace(topic);
    };
  }

  viewOf(address: LiveAddress): LiveView<unknown> {
    return this.watched.get(keyOf(address))?.view ?? NOTHING;
  }

  /** Requests the state again: a client that just took part may see more than before. */
  rejoin(address: LiveAddress): void {
    if (this.socket?.connected) this.join(keyOf(address));
  }

  /** Sends a message about an observed topic. @throws LiveUnsaid when it was refused, or no connection accepts it */
  say<Answer>(address: LiveAddress, what: unknown): Promise<Answer> {
    const { socket } = this;
    if (!socket?.connected) return Promise.reject(new LiveUnsaid(undefined));
    return new Promise((resolve, reject) => {
      socket.timeout(SAID_MS).emit('say', { ...address, what }, (late, said) => {
        if (late) reject(new LiveUnsaid(undefined));
        else if (said.ok) resolve(said.answer as Answer);
        else reject(new LiveUnsaid(said.refusal));
      });
    });
  }

  private listenTo(listener: Listener, watched: Watched): () => void {
    const key = keyOf(watched.topic.address);
    const isNew = !this.watched.has(key);
    this.watched.set(key, watched);
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

  private leave(key: string, watched: Watched): void {
    if (watched.listeners.size > 0 || this.watched.get(key) !== watched) return;
    this.watched.delete(key);
    this.socket?.emit('leave', watched.topic.address);
    if (this.watched.size === 0) this.close();
  }

  /** Publishes the place a moment later, when the next page has set its own: otherwise there would be a gap between two places. */
  private tellPlace(topic: ProjectTopic): void {
    queueMicrotask(() => topic.moved && this.rejoin(topic.address));
  }

  private async open(): Promise<void> {
    if (this.socket || this.opening) return;
    this.opening = true;
    try {
      const { io } = await import('socket.io-client');
      if (this.watched.size > 0)
        this.socket = this.listen(
          io(ownOrigin(), {
            path: pageMeta('live') || LIVE_PATH,
            transports: ['websocket'],
            query: { visitor_token: this.person },
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
    socket.on('connect', () => [...this.watched.keys()].forEach((key) => this.join(key)));
    socket.on('disconnect', (reason) => {
      this.all({ connection: 'offline' });
      // The identity changed: the server asks the browser to reconnect.
      if (reason !== 'io server disconnect') return;
      askWhetherStillThere();
      socket.connect();
    });
    socket.on('connect_error', () => {
      this.all({ connection: 'offline' });
      // A refused handshake is not tried again by itself.
      if (!socket.active) setTimeout(() => this.socket === socket && socket.connect(), ASK_AGAIN_MS);
    });
    socket.on('state', (state) => this.accept(state));
    socket.on('pieces', (slice) => this.grow(slice));
    socket.on('present', ({ people, ...address }) => this.change(keyOf(address), { people }));
    socket.on('left', ({ code, ...address }) => this.refuse(keyOf(address), code));
    return socket;
  }

  private join(key: string): void {
    const watched = this.watched.get(key);
    if (!watched) return;
    watched.sequence = 0;
    const { topic, list } = watched;
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
    askWhetherStillThere();
    this.watched.get(key)?.list.restart();
    this.change(key, { connection: 'live', refused, state: undefined, pieces: [] });
  }

  /** Takes a slice; the entries missing before it are requested again. */
  private grow({ topic, id, ...slice }: LiveSlice): void {
    const key = keyOf({ topic, id });
    const list = this.watched.get(key)?.list;
    if (!list) return;
    if (list.take(slice)) this.change(key, { pieces: list.pieces });
    else this.rejoin({ topic, id });
  }

  /** A push may overtake the answer to a join: the newer one counts. */
  private accept({ sequence, state, ...address }: LiveState): void {
    const watched = this.watched.get(keyOf(address));
    if (!watched || sequence < watched.sequence) return;
    watched.sequence = sequence;
    this.change(keyOf(address), { connection: 'live', refused: undefined, state });
  }

  private all(change: Partial<LiveView<unknown>>): void {
    for (const key of this.watched.keys()) this.change(key, change);
  }

  private change(key: string, change: Partial<LiveView<unknown>>): void {
    const watched = this.watched.get(key);
    if (!watched) return;
    watched.view = { ...watched.view, ...change };
    for (const listener of watched.listeners) listener(watched.view);
  }

  private close(): void {
    this.socket?.disconnect();
    this.socket = undefined;
  }
}

function begin(topic: LiveTopic): Watched {
  return { topic, view: NOTHING, sequence: 0, list: new PieceList(topic.after ?? 0), listeners: new Set() };
}

function keyOf({ topic, id }: LiveAddress): string {
  return `${topic}/${id}`;
}

/** Returns the visitor's id as the address carries it (decision E20); empty for all other users. */
function personNow(): string {
  const { user } = session.get();
  return user?.type === 'Visitor' ? user.id : '';
}

export const liveConnection = new LiveConnection();
