import type { LiveAnswer, LiveStreamSlice, PinboardActivityEntry } from '@murmel/contracts';
import { publish } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { TestBrowser } from '../../support/browser.js';
import { LiveBrowser } from './live-browser.js';

type Slice = LiveStreamSlice<PinboardActivityEntry>;

/** Everything that a test opened, to be closed at its end. */
const open: LogReader[] = [];

export function closeReaders(): void {
  for (const reader of open.splice(0)) reader.live.close();
}

/** Writes entries of a log in one transaction, as the product does. @returns their positions */
export async function writeLog(database: DataSource, itemId: string, count: number, bytes = 10): Promise<number[]> {
  return database.transaction(async (manager) => {
    const rows = await manager.query<{ id: string }[]>(
      `insert into pinboard_activity (item_id, kind, name, detail) select $1, 'create_list', 'x', repeat('y', $3)
         from generate_series(1, $2) returning id`,
      [itemId, count, bytes],
    );
    await publish(manager, 'topic.grew', { topic: 'pinboard-log', id: itemId });
    return rows.map(({ id }) => Number(id));
  });
}

/** A browser that reads the log of a pinboard, by the rules that slices have. Where they are broken it says so. */
export class LogReader {
  slices: Slice[] = [];
  positions: number[] = [];
  /** what must not happen: a gap, a piece twice, one out of order */
  faults: string[] = [];
  position = 0;

  private constructor(
    readonly live: LiveBrowser,
    private readonly itemId: string,
  ) {
    live.socket.on('pieces', (slice) => this.take(slice as Slice));
  }

  static async open(browser: TestBrowser, itemId: string): Promise<LogReader> {
    const reader = new LogReader(await LiveBrowser.open(browser), itemId);
    open.push(reader);
    return reader;
  }

  /** @param after anything that a browser could send */
  join(after?: unknown, itemId = this.itemId): Promise<LiveAnswer> {
    this.position = typeof after === 'number' ? after : 0;
    const input = { topic: 'pinboard-log', id: itemId, ...(after === undefined ? {} : { after }) };
    return this.live.socket.timeout(5000).emitWithAck('join', input as never) as Promise<LiveAnswer>;
  }

  private take(slice: Slice): void {
    this.slices.push(slice);
    if (slice.anew) this.positions = [];
    else if (slice.after !== this.position) this.faults.push(`after ${slice.after} at ${this.position}`);
    this.position = slice.after;
    for (const { position } of slice.pieces) {
      if (position <= this.position) this.faults.push(`${position} at ${this.position}`);
      this.position = position;
      this.positions.push(position);
    }
  }
}
