import { RECURRENCE, type RecurrenceRule } from '@murmel/contracts';
import { addDays, isoWeekday, localOf, resolveLocal } from './local-time.js';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const compact = (text: string): string => text.replaceAll(/[-:]/g, '');

/** Writes the begin of a series as ICS has it after `DTSTART`: `;TZID=Europe/Berlin:20270329T080000`. */
export const startText = ({ zone, startDate, startTime }: RecurrenceRule): string =>
  `;TZID=${zone}:${compact(startDate)}T${compact(startTime)}00`;

/** Writes an instant as ICS does, in UTC: `20270329T060000Z`. */
export const utcText = (instant: number): string => `${compact(new Date(instant).toISOString().slice(0, 19))}Z`;

/**
 * Writes the repetition as the value of RRULE, empty if the event does not repeat. The day is named, so programs that would take the last day of a
 * shorter month leave it out, too.
 */
export function ruleText(rule: RecurrenceRule): string {
  const day = Number(rule.startDate.slice(8));
  const month = Number(rule.startDate.slice(5, 7));
  const frequency = {
    none: '',
    daily: 'FREQ=DAILY',
    weekly: 'FREQ=WEEKLY',
    biweekly: 'FREQ=WEEKLY;INTERVAL=2',
    monthly: `FREQ=MONTHLY;BYMONTHDAY=${day}`,
    yearly: `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}`,
  }[rule.repeats];
  if (frequency === '') return '';
  if (rule.count !== null) return `${frequency};COUNT=${rule.count}`;
  return rule.until === null ? frequency : `${frequency};UNTIL=${utcText(resolveLocal(rule.until, rule.startTime, rule.zone).instant)}`;
}

function partsOf(text: string): Map<string, string> {
  const pairs = text.replace(/^RRULE:/i, '').split(';');
  return new Map(pairs.filter((pair) => pair.includes('=')).map((pair) => pair.toUpperCase().split('=') as [string, string]));
}

/** Reads UNTIL: a moment in UTC is the local day it falls on, a day without a time is itself. */
function untilOf(text: string | undefined, { startTime, zone }: RecurrenceRule): string | null | undefined {
  if (text === undefined) return null;
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second, utc] = found;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date))) return undefined;
  if (!hour) return date;
  const time = `${hour}:${minute}`;
  const local = utc ? localOf(Date.parse(`${date}T${time}:${second}Z`), zone) : { date, time };
  return local.time < startTime ? addDays(local.date, -1) : local.date;
}

const FREQUENCIES = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const;

/**
 * Reads the value of RRULE into rules that this engine has: a rule for each weekday where several are named.
 * @param text for example `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270131`
 * @param once the first occurrence, as a rule that does not repeat
 * @returns null if no rule of this engine says the same, so the reader lists occurrences or refuses
 */
export function readRuleText(text: string, once: RecurrenceRule): RecurrenceRule[] | null {
  const parts = partsOf(text);
  const known = new Set(['FREQ', 'INTERVAL', 'UNTIL', 'COUNT', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST']);
  if ([...parts.keys()].some((key) => !known.has(key))) return null;
  const frequency = FREQUENCIES[parts.get('FREQ') as keyof typeof FREQUENCIES];
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const until = untilOf(parts.get('UNTIL'), once);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  if (!frequency || until === undefined || !(interval === 1 || (interval === 2 && frequency === 'weekly'))) return null;
  if (count !== null && (!Number.isInteger(count) || count < 1 || count > RECURRENCE.count)) return null;
  const repeats = interval === 2 ? 'biweekly' : frequency;
  const rule: RecurrenceRule = { ...once, repeats, until, count };
  if (parts.has('BYDAY')) return onWeekdays(rule, parts);
  const [, month, day] = once.startDate.split('-').map(Number);
  if (parts.has('BYMONTHDAY') && (!['monthly', 'yearly'].includes(repeats) || Number(parts.get('BYMONTHDAY')) !== day)) return null;
  if (parts.has('BYMONTH') && (repeats !== 'yearly' || Number(parts.get('BYMONTH')) !== month)) return null;
  return [rule];
}

/** Makes a rule for each named weekday: of the week that the first occurrence is in, or of the next one that counts. */
function onWeekdays(rule: RecurrenceRule, parts: ReadonlyMap<string, string>): RecurrenceRule[] | null {
  const named = parts.get('BYDAY')!.split(',');
  if (!['daily', 'weekly', 'biweekly'].includes(rule.repeats) || parts.has('BYMONTHDAY') || parts.has('BYMONTH')) return null;
  if (named.some((day) => !WEEKDAYS.includes(day))) return null;
  const own = isoWeekday(rule.startDate);
  const days = [...new Set(named.map((day) => WEEKDAYS.indexOf(day) + 1))];
  // A count runs through all weekdays together, and a first day that is none of them counts in some programs only.
  if (!days.includes(own) || (days.length > 1 && rule.count !== null)) return null;
  // A week that begins on another day puts other days into the second week.
  if (rule.repeats === 'biweekly' && days.length > 1 && (parts.get('WKST') ?? 'MO') !== 'MO') return null;
  const step = rule.repeats === 'biweekly' ? 14 : 7;
  return days
    .map((day) => addDays(rule.startDate, day >= own ? day - own : day - own + step))
    .map((startDate): RecurrenceRule => ({ ...rule, startDate, repeats: step === 14 ? 'biweekly' : 'weekly' }))
    .filter(({ startDate, until }) => until === null || startDate <= until);
}
