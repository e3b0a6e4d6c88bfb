import { Injectable } from '@nestjs/common';

/** Longest time for which metrics wait for a reading: without it the others are still worth reading. */
const READING_MS = 2000;

/** Measures that are taken when the metrics are read, and not before. */
@Injectable()
export class MetricReadings {
  private readonly all: (() => Promise<void>)[] = [];

  /** @param take sets a metric, and lets it go where it cannot be known; never rejects */
  add(take: () => Promise<void>): void {
    this.all.push(take);
  }

  /** Resolves when all were taken, after two seconds at the latest. */
  async take(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, READING_MS)));
    await Promise.race([Promise.all(this.all.map((take) => take())), late]);
    clearTimeout(timer);
  }
}
