import type { RecordingCaption } from '@murmel/contracts';

/** Reading speed: some fifteen letters a second, and no line in less than two seconds. */
const MS_PER_LETTER = 65;
const SHORTEST_MS = 2000;

/** A line of captions or a chapter as it is written: when it begins, and its words. */
export interface TimedLine {
  at: number;
  /** when it goes, as a file says; undefined: by its length */
  to?: number | undefined;
  text: string;
}

/** Lines with the moments at which they go: when they can be read, and no later than the next one comes. */
export function captionsOf(lines: readonly TimedLine[]): RecordingCaption[] {
  const sorted = lines.toSorted((one, other) => one.at - other.at);
  return sorted.map(({ at, to, text }, index) => {
    const next = sorted.slice(index + 1).find((line) => line.at > at)?.at ?? Number.POSITIVE_INFINITY;
    return { from: at, to: Math.min(next, to ?? at + Math.max(SHORTEST_MS, text.length * MS_PER_LETTER)), text };
  });
}
