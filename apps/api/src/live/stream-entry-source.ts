import { type LiveAddress, type LiveStreamEntry, type LiveStreamSlice, SERVER_LIMITS } from '@murmel/contracts';
import type { StreamEntries } from '../platform/live/topic.js';
import { type NextEntries, type StreamConnection, StreamEntryFeed } from './stream-entry-feed.js';

/** Delay before a failed reading is retried. */
const AGAIN_MS = 1000;
/** Size of the first reading, which shows how long entries are. */
const FIRST_PIECES = 16;
const { pieces: MOST_PIECES, bytes: MOST_BYTES } = SERVER_LIMITS.live.slice;

interface StreamParts {
  address: LiveAddress;
  entries: StreamEntries;
  onError(error: unknown): void;
}

/**
 * Stream entries of one topic for one audience in this process. None is cached: feeds that are behind read from the database, and those at
 * the same position share a read.
 */
export class StreamEntrySource {
  private readonly feeds = new Set<StreamEntryFeed>();
  /** by position; only while they are under way */
  private readonly readings = new Map<number, Promise<NextEntries>>();
  /** number of entries to read: twice as many as fitted last time, so that few are read that are not sent */
  private limit = FIRST_PIECES;
  private lookedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: StreamParts) {}

  /** Sends what comes behind the position, as fast as the line takes it. @param anew see `LiveStreamSlice` */
  feed(line: StreamConnection, after: number, anew: boolean): StreamEntryFeed {
    const feed: StreamEntryFeed = new StreamEntryFeed(
      {
        line,
        next: (position) => this.next(position),
        send: (slice) => line.send({ ...this.parts.address, ...slice } satisfies LiveStreamSlice),
        onError: (error) => {
          this.parts.onError(error);
          this.look(AGAIN_MS);
        },
        onEnd: () => this.feeds.delete(feed),
      },
      after,
      anew,
    );
    this.feeds.add(feed);
    return feed;
  }

  /** Notifies that there are more entries than before. */
  grew(): void {
    // Reads under way may have begun too early.
    this.readings.clear();
    this.look(this.lookedAt + this.parts.entries.everyMs - Date.now());
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const feed of this.feeds) feed.stop();
  }

  private look(waitMs: number): void {
    this.timer ??= setTimeout(
      () => {
        this.timer = undefined;
        this.lookedAt = Date.now();
        for (const feed of this.feeds) feed.wake();
      },
      Math.max(0, waitMs),
    );
  }

  private next(position: number): Promise<NextEntries> {
    const under = this.readings.get(position);
    if (under) return under;
    const reading: Promise<NextEntries> = this.read(position).finally(() => {
      if (this.readings.get(position) === reading) this.readings.delete(position);
    });
    this.readings.set(position, reading);
    return reading;
  }

  private async read(position: number): Promise<NextEntries> {
    const { entries: pieces } = this.parts;
    const { limit } = this;
    const found = await pieces.after(position, limit);
    const read = found ?? (await pieces.after(0, limit)) ?? [];
    const taken = asManyAsTravel(read);
    const more = taken.length < read.length || read.length === limit;
    if (more) this.limit = Math.min(MOST_PIECES, taken.length * 2);
    return { anew: !found, entries: taken, more };
  }
}

/** Returns as many entries as fit into one message, at least one. */
function asManyAsTravel(pieces: LiveStreamEntry[]): LiveStreamEntry[] {
  let bytes = 0;
  const tooMany = pieces.findIndex((piece, index) => {
    bytes += Buffer.byteLength(JSON.stringify(piece));
    return bytes > MOST_BYTES && index > 0;
  });
  return tooMany < 0 ? pieces : pieces.slice(0, tooMany);
}
