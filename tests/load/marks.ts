const BEGIN = 0x7e; // "~": appears nowhere else in a simulated text
const DIGITS = 6;

/** Marks in the text tell each receiver when an edit was sent. Sender and receivers share one process and so one clock. */
export class Marks {
  private readonly sentAt: number[] = [];
  private latencies: number[] = [];

  /** The next mark, remembered with the time of now. */
  next(): string {
    const number = this.sentAt.push(performance.now()) - 1;
    return `~${number.toString(36).padStart(DIGITS, '0')}`;
  }

  /** Looks for marks in a frame; merged updates carry several. */
  seen(frame: Buffer): void {
    const now = performance.now();
    for (let at = frame.indexOf(BEGIN); at !== -1; at = frame.indexOf(BEGIN, at + 1 + DIGITS)) {
      const sent = this.sentAt[Number.parseInt(frame.toString('latin1', at + 1, at + 1 + DIGITS), 36)];
      if (sent !== undefined) this.latencies.push(now - sent);
    }
  }

  /** Milliseconds from edit to visible since the last call. */
  take(): number[] {
    const { latencies } = this;
    this.latencies = [];
    return latencies;
  }
}
