/** Milliseconds of a day in UTC, where each has 24 hours. */
const DAY_MS = 86_400_000;

const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The day so many days after another one, `2027-02-28` and 1 make `2027-03-01`. */
export const addDays = (date: string, days: number): string => new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one day to another one, negative backwards. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** Day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export const isoWeekday = (date: string): number => new Date(utcOf(date)).getUTCDay() || 7;

/** Months since the year 0, for steps of whole months. */
export const monthIndex = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The day of a month, null where that month is too short: there is no 31 April. */
export function dayOfMonth(month: number, day: number): string | null {
  const date = new Date(Date.UTC(Math.floor(month / 12), month % 12, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
    formats.set(zone, format);
  }
  return format;
}

/** Milliseconds that the wall clock of a zone shows at an instant, as if it stood in UTC. */
function wallOf(instant: number, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second']);
}

/** Local day and time of an instant in a zone. */
export function localOf(instant: number, zone: string): { date: string; time: string } {
  const text = new Date(wallOf(instant, zone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (instant: number, zone: string): number => wallOf(instant, zone) - instant;

export interface ResolvedTime {
  /** milliseconds since 1970 */
  instant: number;
  /** `gap`: the clock jumps over this time in spring; `fold`: it shows it twice in autumn */
  kind: 'once' | 'gap' | 'fold';
}

/** Offsets of zones at the beginnings of days in UTC: asking `Intl` costs a tenth of a millisecond and more. */
const offsets = new Map<string, number>();
const KEPT_OFFSETS = 20_000;

function offsetOfDay(day: number, zone: string): number {
  const key = `${day} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= KEPT_OFFSETS) offsets.clear();
  const offset = wallOf(day * DAY_MS, zone) - day * DAY_MS;
  offsets.set(key, offset);
  return offset;
}

/**
 * Looks up the instant of a local time. A time that does not exist is moved on by the length of the gap, one that exists twice is the earlier
 * one (RFC 5545, 3.3.5).
 */
export function resolveLocal(date: string, time: string, zone: string): ResolvedTime {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The instant lies less than a day from the same time in UTC, and zones change at most once in these three days.
  const day = Math.floor(wall / DAY_MS);
  const [before, after] = [offsetOfDay(day - 1, zone), offsetOfDay(day + 2, zone)];
  const early = wall - before;
  if (before === after) return { instant: early, kind: 'once' };
  const late = wall - after;
  const fits = [early, late].filter((instant) => wallOf(instant, zone) === wall);
  if (fits.length === 0) return { instant: early, kind: 'gap' };
  return { instant: Math.min(...fits), kind: fits.length === 2 ? 'fold' : 'once' };
}

/** Whether the clocks of a zone show this time on that day: not in the hour that spring leaves out. */
export const localTimeExists = (date: string, time: string, zone: string): boolean => resolveLocal(date, time, zone).kind !== 'gap';
