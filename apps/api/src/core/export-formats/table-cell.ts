/** A `Date` is a moment, which a table writes as its format does. */
export type Cell = string | number | Date | null;

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

/** e.g. `2026-05-04 10:12:30`, the time on the wall of a German school; spreadsheets in every language read it. */
export function berlinTime(moment: Date): string {
  return berlin.format(moment);
}
