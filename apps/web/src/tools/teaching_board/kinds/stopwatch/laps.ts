export interface Lap {
  number: number;
  /** milliseconds of this lap alone */
  time: number;
  /** displayed time when the lap was taken */
  total: number;
}

/** The latest one on top. @param totals what the watch showed at each lap, in milliseconds */
export function lapsOf(totals: readonly number[]): Lap[] {
  return totals.map((total, index) => ({ number: index + 1, time: total - (totals[index - 1] ?? 0), total })).reverse();
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `03:07,4`: whole tenths that have passed. */
export function stopwatchText(milliseconds: number, point: string): string {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = Math.floor(tenths / 10);
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${point}${tenths % 10}`;
}
