import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { callerNetwork } from '../platform/caller-network.js';
import type { EventRule } from './event-allowance.js';
import type { LiveSocket } from './live-socket.js';

const { perAddress, atOnce, eventBurst, eventsPerSecond, idleSeconds, asksAtOnce } = SERVER_LIMITS.live.strangers;
const LOOK_EVERY_MS = 1000;

/** Event limit of an anonymous connection. */
export const ANONYMOUS_EVENT_RULE: EventRule = { burst: eventBurst, perSecond: eventsPerSecond };

/** Connection that has not authenticated yet. */
interface UnidentifiedConnection {
  close(): void;
  once(event: 'close', listener: () => void): unknown;
}

interface AnonymousConnection {
  socket: LiveSocket;
  lane: string;
  since: number;
  /** requests so far: the client with the fewest goes first */
  asked: number;
}

interface QueuedRequest {
  line: AnonymousConnection;
  answer: () => void;
}

/**
 * Limits connections of callers without any cookie: so many per address and in all, none that stays without subscription for long, and
 * requests in an order in which a newcomer is never behind a client that asks repeatedly.
 */
@Injectable()
export class AnonymousConnections {
  /** oldest first */
  private readonly lines = new Map<string, AnonymousConnection>();
  private readonly perLane = new Map<string, number>();
  private readonly unidentified = new Set<UnidentifiedConnection>();
  private readonly waiting: QueuedRequest[] = [];
  private running = 0;
  private timer: NodeJS.Timeout | undefined;

  start(): void {
    this.timer = setInterval(() => this.closeIdle(Date.now()), LOOK_EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Registers a new, still silent connection. At the limit the longest silent one is closed. */
  trackUnidentified(line: UnidentifiedConnection): void {
    const [longest] = this.unidentified;
    if (this.unidentified.size >= atOnce) longest?.close();
    this.unidentified.add(line);
    line.once('close', () => this.unidentified.delete(line));
  }

  identified(line: UnidentifiedConnection): void {
    this.unidentified.delete(line);
  }

  /**
   * Lets a line in. Where there are too many, one that looks at nothing makes room.
   * @param address of the caller
   * @returns false when all of them look at something
   */
  admit(socket: LiveSocket, address: string): boolean {
    const lane = callerNetwork(address);
    const isFull = (this.perLane.get(lane) ?? 0) >= perAddress || this.lines.size >= atOnce;
    if (isFull && !this.makeRoom((this.perLane.get(lane) ?? 0) >= perAddress ? lane : undefined)) return false;
    this.lines.set(socket.id, { socket, lane, since: Date.now(), asked: 0 });
    this.perLane.set(lane, (this.perLane.get(lane) ?? 0) + 1);
    // Not with the connection's own farewell: a line stays open after that as long as its owner likes.
    socket.conn.once('close', () => this.leave(socket));
    return true;
  }

  private leave(socket: LiveSocket): void {
    const line = this.lines.get(socket.id);
    if (!line) return;
    this.lines.delete(socket.id);
    const left = (this.perLane.get(line.lane) ?? 1) - 1;
    if (left > 0) this.perLane.set(line.lane, left);
    else this.perLane.delete(line.lane);
  }

  /** Runs the work of this connection when its turn comes; requests of known users never wait. */
  async inTurn<T>(socket: LiveSocket, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(socket.id);
    if (!line) return work();
    line.asked += 1;
    if (this.running >= asksAtOnce) await new Promise<void>((answer) => this.waiting.push({ line, answer }));
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private next(): void {
    if (this.waiting.length === 0) {
      this.running -= 1;
      return;
    }
    let least = 0;
    this.waiting.forEach(({ line }, index) => {
      if (line.asked < this.waiting[least]!.line.asked) least = index;
    });
    this.waiting.splice(least, 1)[0]!.answer();
  }

  private makeRoom(lane: string | undefined): boolean {
    for (const { socket, lane: itsLane } of this.lines.values()) {
      if (socket.data.subscriptions.size > 0 || (lane !== undefined && itsLane !== lane)) continue;
      this.leave(socket);
      socket.conn.close();
      return true;
    }
    return false;
  }

  private closeIdle(now: number): void {
    for (const { socket, since } of this.lines.values()) {
      if (now - since < idleSeconds * 1000) return;
      if (socket.data.subscriptions.size + socket.data.waitingRequests.size === 0) socket.conn.close();
    }
  }
}
