import { isoWeekday, offsetAt } from './local-time.js';

const FIRST_YEAR = 2010;
const YEARS_AHEAD = 10;
const MINUTE_MS = 60_000;
/** No zone changes its clocks twice in a week. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

interface Change {
  before: number;
  after: number;
  /** day and time on the clock as it goes before the change */
  date: string;
  time: string;
}

/** Finds the changes of a zone's clocks by halving the weeks in which they differ. */
function changesOf(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let week = from; week < to; week += STEP_MS) {
    const [before, after] = [offsetAt(week, zone), offsetAt(week + STEP_MS, zone)];
    if (before === after) continue;
    let [early, late] = [week, week + STEP_MS];
    while (late - early > MINUTE_MS) {
      const middle = early + Math.floor((late - early) / (2 * MINUTE_MS)) * MINUTE_MS;
      if (offsetAt(middle, zone) === before) early = middle;
      else late = middle;
    }
    const clock = new Date(late + before).toISOString();
    changes.push({ before, after, date: clock.slice(0, 10), time: clock.slice(11, 16) });
  }
  return changes;
}

/** Writes an offset as ICS does: `+0200`. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** The yearly rule of these changes, such as `BYMONTH=3;BYDAY=-1SU`; undefined where they follow none. */
function yearlyRule(changes: readonly Change[], years: number): string | undefined {
  const same = (of: (change: Change) => unknown): boolean => new Set(changes.map(of)).size === 1;
  const day = ({ date }: Change): number => Number(date.slice(8));
  if (changes.length < years || !same(({ date, time }) => `${date.slice(5, 7)} ${isoWeekday(date)} ${time}`)) return undefined;
  const [{ date }] = changes as [Change];
  const daysOfMonth = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
  const last = changes.every((change) => day(change) > daysOfMonth - 7);
  if (!last && !same((change) => Math.ceil(day(change) / 7))) return undefined;
  const place = last ? -1 : Math.ceil(day(changes[0]!) / 7);
  return `FREQ=YEARLY;BYMONTH=${Number(date.slice(5, 7))};BYDAY=${place}${WEEKDAYS[isoWeekday(date) - 1]}`;
}

function part({ before, after, date, time }: Change, rule: string | undefined): string[] {
  const name = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${date.replaceAll('-', '')}T${time.replace(':', '')}00`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

const known = new Map<string, string>();
const KEPT = 200;

/**
 * Describes a zone as programs with calendars want it (RFC 5545, 3.6.5): by yearly rules where the changes since 2010 follow one, otherwise one
 * by one, ten years ahead.
 * @param zone IANA name
 * @returns VTIMEZONE
 */
export function zoneComponent(zone: string, now = Date.now()): string {
  const last = new Date(now).getUTCFullYear() + YEARS_AHEAD;
  const key = `${last} ${zone}`;
  let text = known.get(key);
  if (text === undefined) {
    const begin = Date.UTC(FIRST_YEAR, 0, 1);
    const changes = changesOf(zone, begin, Date.UTC(last + 1, 0, 1));
    const kinds = [changes.filter(({ before, after }) => after > before), changes.filter(({ before, after }) => after < before)];
    const rules = kinds.map((kind) => yearlyRule(kind, last + 1 - FIRST_YEAR));
    const offset = offsetAt(begin, zone);
    const parts =
      changes.length > 0 && rules.every((rule) => rule !== undefined)
        ? kinds.flatMap((kind, index) => part(kind[0]!, rules[index]))
        : [
            ...part({ before: offset, after: offset, date: '1970-01-01', time: '00:00' }, undefined),
            ...changes.flatMap((change) => part(change, undefined)),
          ];
    text = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
    if (known.size >= KEPT) known.clear();
    known.set(key, text);
  }
  return text;
}
