import { LIVE_PATH, type LiveCalls, type LivePushes, type LiveRefusal, type LiveState } from '@murmel/contracts';
import type { Socket } from 'socket.io-client';
import { pageMeta } from '../page/meta';
import { session } from '../session/store';
import { itemTopic, type LiveTopic, ProjectTopic } from './live-topic';

type LiveSocket = Socket<LivePushes, LiveCalls>;

/** How one looked-at item or project stands. */
export interface LiveView<State> {
  /** the newest state; stays when the line is cut */
  state: State | undefined;
  /** how many people are connected, when the server tells this audience */
  people: number | undefined;
  connection: 'connecting' | 'live' | 'offline';
  /** it may not be looked at (any more) */
  refused: LiveRefusal['code'] | undefined;
}

type Listener = (view: LiveView<unknown>) => void;

/** Before anything was heard. */
export const NOTHING: LiveView<unknown> = { state: undefined, people: undefined, connection: 'connecting', refused: undefined };
/** A server that could not decide is asked again after this time. */
const ASK_AGAIN_MS = 2000;

interface Watched {
  topic: LiveTopic;
  view: LiveView<unknown>;
  sequence: number;
  listeners: Set<Listener>;
}

/** One line for all items of the page and its project. It opens with the first one and closes with the last. */
class LiveConnection {
  private readonly watched = new Map<string, Watched>();
  private socket: LiveSocket | undefined;
  private opening = false;
  private person = personNow();

  constructor() {
    // A first word makes a visitor of nobody: the line must be theirs.
    session.subscribe(() => {
      if (personNow() === this.person) return;
      this.person = personNow();
      if (!this.socket) return;
      this.socket.io.opts.query = { visitor_token: this.person };
      this.socket.disconnect().connect();
    });
  }

  /** @returns a function that ends it */
  watch(itemId: string, listener: Listener): () => void {
    return this.listenTo(itemId, listener, this.watched.get(itemId) ?? fresh(itemTopic(itemId)));
  }

  /** @returns a function that ends it */
  watchProject(projectId: string, listener: Listener): () => void {
    return this.listenTo(projectId, listener, this.watched.get(projectId) ?? fresh(new ProjectTopic(projectId)));
  }

  /** Says where in a watched project this page is. @returns a function that takes it back */
  standIn(projectId: string, itemId: string | null): () => void {
    const topic = this.watched.get(projectId)?.topic;
    if (!(topic instanceof ProjectTopic)) return () => undefined;
    const leave = topic.stand(itemId);
    this.tellPlace(projectId, topic);
    return () => {
      leave();
      this.tellPlace(projectId, topic);
    };
  }

  viewOf(id: string): LiveView<unknown> {
    return this.watched.get(id)?.view ?? NOTHING;
  }

  /** Asks for the state anew: whoever just took part may see more than before. */
  rejoin(id: string): void {
    if (this.socket?.connected) this.join(id);
  }

  private listenTo(id: string, listener: Listener, watched: Watched): () => void {
    const isNew = !this.watched.has(id);
    this.watched.set(id, watched);
    watched.listeners.add(listener);
    if (this.socket?.connected && isNew) this.join(id);
    void this.open();
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size > 0) return;
      if (watched.topic.lingerMs === 0) this.leave(id, watched);
      else setTimeout(() => this.leave(id, watched), watched.topic.lingerMs);
    };
  }

  private leave(id: string, watched: Watched): void {
    if (watched.listeners.size > 0 || this.watched.get(id) !== watched) return;
    this.watched.delete(id);
    if (this.socket) watched.topic.leave(this.socket);
    if (this.watched.size === 0) this.close();
  }

  /** A moment later, when the next page has said where it is: nobody is between two places. */
  private tellPlace(projectId: string, topic: ProjectTopic): void {
    queueMicrotask(() => topic.moved && this.rejoin(projectId));
  }

  private async open(): Promise<void> {
    if (this.socket || this.opening) return;
    this.opening = true;
    try {
      const { io } = await import('socket.io-client');
      if (this.watched.size > 0)
        this.socket = this.listen(
          io(location.origin, {
            path: pageMeta('live') || LIVE_PATH,
            transports: ['websocket'],
            query: { visitor_token: this.person },
            reconnectionDelayMax: 5000,
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
    socket.on('connect', () => [...this.watched.keys()].forEach((id) => this.join(id)));
    socket.on('disconnect', (reason) => {
      this.all({ connection: 'offline' });
      // Somebody is somebody else now: the server asks the browser to come again.
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', () => {
      this.all({ connection: 'offline' });
      // A refused handshake is not tried again by itself.
      if (!socket.active) setTimeout(() => this.socket === socket && socket.connect(), ASK_AGAIN_MS);
    });
    socket.on('state', (state) => this.accept(state));
    socket.on('present', ({ itemId, people }) => this.change(itemId, { people }));
    socket.on('left', ({ itemId, code }) => this.change(itemId, { refused: code, state: undefined }));
    return socket;
  }

  private join(id: string): void {
    const watched = this.watched.get(id);
    if (!watched || !this.socket) return;
    watched.sequence = 0;
    watched.topic.join(this.socket, (answer) => {
      if (answer.ok) this.accept(answer.state);
      else if (answer.refusal.code === 'UNAVAILABLE' || answer.refusal.code === 'TOO_MANY_REQUESTS')
        setTimeout(() => this.rejoin(id), ASK_AGAIN_MS);
      else this.change(id, { connection: 'live', refused: answer.refusal.code, state: undefined });
    });
  }

  /** A push may overtake the answer to a join: the newer one counts. */
  private accept({ itemId, sequence, state }: LiveState): void {
    const item = this.watched.get(itemId);
    if (!item || sequence < item.sequence) return;
    item.sequence = sequence;
    this.change(itemId, { connection: 'live', refused: undefined, state });
  }

  private all(change: Partial<LiveView<unknown>>): void {
    for (const itemId of this.watched.keys()) this.change(itemId, change);
  }

  private change(itemId: string, change: Partial<LiveView<unknown>>): void {
    const item = this.watched.get(itemId);
    if (!item) return;
    item.view = { ...item.view, ...change };
    for (const listener of item.listeners) listener(item.view);
  }

  private close(): void {
    this.socket?.disconnect();
    this.socket = undefined;
  }
}

function fresh(topic: LiveTopic): Watched {
  return { topic, view: NOTHING, sequence: 0, listeners: new Set() };
}

/** The visitor's id as the address carries it (decision E20); empty for everybody else. */
function personNow(): string {
  const { user } = session.get();
  return user?.type === 'Visitor' ? user.id : '';
}

export const liveConnection = new LiveConnection();
