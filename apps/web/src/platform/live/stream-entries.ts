import type { LiveStreamSlice } from '@murmel/contracts';

/** Stream entries received so far: in order, each once, without a gap. */
export class StreamEntries {
  /** another list after each slice; the pieces in it stay the same objects */
  entries: readonly unknown[] = [];
  /** position of the last entry; the next request starts behind it */
  position: number;

  /** @param start what is at it and before is known from elsewhere */
  constructor(private readonly start: number) {
    this.position = start;
  }

  /** @returns false when something is missing before these: they must be asked for again */
  take({ after, anew, pieces }: Pick<LiveStreamSlice, 'after' | 'anew' | 'pieces'>): boolean {
    if (anew) this.restart(after);
    else if (after > this.position) return false;
    // Sent before the line was joined again, and then once more.
    const fresh = pieces.filter(({ position }) => position > this.position);
    const last = fresh.at(-1);
    if (!last) return true;
    this.entries = [...this.entries, ...fresh.map(({ piece }) => piece)];
    this.position = last.position;
    return true;
  }

  /** Discards all received entries. */
  restart(position = this.start): void {
    this.entries = [];
    this.position = position;
  }
}
