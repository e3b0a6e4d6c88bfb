import { LIVE_PATH, type LiveAnswer, type LiveCalls, type LivePushes, type LiveRefusal, type LiveState } from '@murmel/contracts';
import { io, type Socket } from 'socket.io-client';
import type { TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';

const DEADLINE_MS = promised(5000);

interface Options {
  visitorToken?: string;
  origin?: string;
}

/** The live connection of a browser: its cookies, everything it was sent. */
export class LiveBrowser<State = unknown> {
  readonly states: LiveState<State>[] = [];
  readonly people: number[] = [];
  readonly left: LiveRefusal[] = [];
  disconnected: string | undefined;

  private constructor(readonly socket: Socket<LivePushes, LiveCalls>) {
    socket.on('state', (state) => this.states.push(state as LiveState<State>));
    socket.on('present', ({ people }) => this.people.push(people));
    socket.on('left', (refusal) => this.left.push(refusal));
    socket.on('disconnect', (reason) => (this.disconnected = reason));
  }

  /** @throws Error with the server's reason */
  static async open<State = unknown>(browser: TestBrowser, { visitorToken = '', origin }: Options = {}): Promise<LiveBrowser<State>> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = io(browser.origin, {
      path: LIVE_PATH,
      transports: ['websocket'],
      query: { visitor_token: visitorToken },
      forceNew: true,
      reconnection: false,
      extraHeaders: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    }) as Socket<LivePushes, LiveCalls>;
    const live = new LiveBrowser<State>(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return live;
  }

  join(itemId: string, publicToken?: string): Promise<LiveAnswer<State>> {
    return this.socket.timeout(DEADLINE_MS).emitWithAck('join', {
      topic: 'item',
      id: itemId,
      ...(publicToken ? { about: { publicToken } } : {}),
    }) as Promise<LiveAnswer<State>>;
  }

  /** @param itemId where a pupil is */
  joinProject(projectId: string, itemId?: string | null): Promise<LiveAnswer<State>> {
    return this.socket
      .timeout(DEADLINE_MS)
      .emitWithAck('join', { topic: 'project', id: projectId, ...(itemId === undefined ? {} : { about: { itemId } }) }) as Promise<
      LiveAnswer<State>
    >;
  }

  get newest(): State | undefined {
    return this.states.at(-1)?.state;
  }

  close(): void {
    this.socket.disconnect();
  }
}

/**
 * Waits until something holds, also where that has to be asked for.
 * @param promisedMs within which it is promised (`promised`)
 * @throws Error after that, with what was seen last
 */
export async function within(promisedMs: number, holds: () => unknown, seen: () => unknown = () => ''): Promise<void> {
  const milliseconds = promised(promisedMs);
  const deadline = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${milliseconds} ms: ${JSON.stringify(seen())?.slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
