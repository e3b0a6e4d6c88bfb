import type { RecurrenceRule } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { cancelOccurrence, editSeries, removeOccurrences } from './edit-series.js';
import { localTimeExists, resolveLocal } from './local-time.js';
import { occurrenceOn, occurrencesBetween } from './occurrences.js';
import { firstRuleDates, lastRuleDate, ruleDates, ruleDatesAmong } from './rule-dates.js';
import { readRuleText, ruleText } from './rule-text.js';
import { type Series, UnknownOccurrence } from './series.js';

const RULE: RecurrenceRule = {
  ...{ startDate: '2027-03-01', startTime: '08:00', endTime: '08:45', days: 0, zone: 'Europe/Berlin' },
  ...{ repeats: 'weekly', until: null, count: null },
};
const of = (rule: Partial<RecurrenceRule> = {}): Series<{ title: string }> => ({
  rule: { ...RULE, ...rule },
  details: { title: 'Mathe' },
  exceptions: [],
});
const seen = (series: Series<{ title: string }> | null, from = '2027-01-01', to = '2027-12-31'): string[] =>
  series
    ? occurrencesBetween(series, from, to)
        .filter(({ cancelled }) => !cancelled)
        .map(({ date, startTime, details }) => `${date.slice(5)} ${startTime} ${details.title}`)
    : [];

describe('clocks that change', () => {
  it('leaves out the night whose hour does not exist, and does not count it', () => {
    const nightly = of({ startDate: '2027-03-26', startTime: '02:30', endTime: '03:30', repeats: 'daily', count: 4 });
    expect(seen(nightly)).toEqual(['03-26 02:30 Mathe', '03-27 02:30 Mathe', '03-29 02:30 Mathe', '03-30 02:30 Mathe']);
    expect(localTimeExists('2027-03-28', '02:30', 'Europe/Berlin')).toBe(false);
    expect(localTimeExists('2027-03-28', '02:30', 'Europe/London')).toBe(true);
    expect(localTimeExists('2027-03-14', '02:30', 'America/New_York')).toBe(false);
  });

  it('takes the first of two equal hours, and keeps the local time of a lesson all the year', () => {
    expect(resolveLocal('2027-10-31', '02:30', 'Europe/Berlin')).toEqual({ instant: Date.parse('2027-10-31T00:30:00Z'), kind: 'fold' });
    const lessons = occurrencesBetween(of(), '2027-03-22', '2027-04-04').map(({ start }) => new Date(start).toISOString());
    expect(lessons).toEqual(['2027-03-22T07:00:00.000Z', '2027-03-29T06:00:00.000Z']);
  });

  it('lets an event end on the next day, also in the night of the change', () => {
    const [camp] = occurrencesBetween(
      of({ ...{ startDate: '2027-03-27', startTime: '22:00', endTime: '02:30' }, days: 1, repeats: 'none' }),
      '2027-03-28',
      '2027-03-28',
    );
    expect(camp).toMatchObject({ date: '2027-03-27', endDate: '2027-03-28' });
    expect((camp!.end - camp!.start) / 3_600_000).toBe(4.5);
  });
});

describe('months and years that lack a day', () => {
  it('[TTB-06] happens on the 31st only where there is one, and on 29 February only in leap years', () => {
    const monthly = ruleDates({ ...RULE, startDate: '2027-01-31', repeats: 'monthly' }, '2027-01-01', '2027-12-31');
    expect(monthly.map((date) => date.slice(5, 7))).toEqual(['01', '03', '05', '07', '08', '10', '12']);
    expect(ruleDates({ ...RULE, startDate: '2028-02-29', repeats: 'yearly' }, '2028-01-01', '2036-12-31')).toEqual([
      ...['2028-02-29', '2032-02-29', '2036-02-29'],
    ]);
    expect(lastRuleDate({ ...RULE, startDate: '2096-02-29', repeats: 'yearly' }, '2104-02-01')).toBe('2096-02-29');
  });

  it('keeps the number of the month where a day of the month moves', () => {
    const series = {
      ...of({ startDate: '2027-01-31', repeats: 'monthly' }),
      exceptions: [{ date: '2027-05-31', cancelled: true, change: {} }],
    };
    const { kept } = editSeries(series, 'all_events', '2027-03-31', { date: '2027-03-30' });
    expect(seen(kept, '2027-01-01', '2027-07-01').map((line) => line.slice(0, 5))).toEqual(['01-30', '03-30', '04-30', '06-30']);
    expect(kept!.exceptions.map(({ date }) => date)).toEqual(['2027-05-30']);
  });
});

describe('edits of three scopes', () => {
  it('[TTB-12] changes one, the ones from there on, or all', () => {
    const series = of({ count: 4 });
    const one = editSeries(series, 'this_only', '2027-03-08', { date: '2027-03-10', details: { title: 'Test' } });
    expect(seen(one.kept)).toEqual(['03-01 08:00 Mathe', '03-10 08:00 Test', '03-15 08:00 Mathe', '03-22 08:00 Mathe']);
    const later = editSeries(one.kept!, 'this_and_future', '2027-03-15', { startTime: '09:00', endTime: '09:45' });
    expect(seen(later.kept)).toEqual(['03-01 08:00 Mathe', '03-10 08:00 Test']);
    expect(seen(later.added)).toEqual(['03-15 09:00 Mathe', '03-22 09:00 Mathe']);
    const all = editSeries(one.kept!, 'all_events', '2027-03-15', { details: { title: 'Mathematik' } });
    expect(seen(all.kept)).toEqual(['03-01 08:00 Mathematik', '03-10 08:00 Test', '03-15 08:00 Mathematik', '03-22 08:00 Mathematik']);
  });

  it('[TTB-12] removes one, the ones from there on, or all, and nothing is left of the last one', () => {
    const series = of({ until: '2027-03-15' });
    const one = removeOccurrences(series, 'this_only', '2027-03-08');
    expect(seen(one)).toEqual(['03-01 08:00 Mathe', '03-15 08:00 Mathe']);
    expect(seen(removeOccurrences(one!, 'this_and_future', '2027-03-15'))).toEqual(['03-01 08:00 Mathe']);
    expect(removeOccurrences(series, 'this_and_future', '2027-03-01')).toBeNull();
    expect(removeOccurrences(series, 'all_events', '2027-03-08')).toBeNull();
    const two = removeOccurrences(one!, 'this_only', '2027-03-01');
    expect(removeOccurrences(two!, 'this_only', '2027-03-15')).toBeNull();
  });

  it('shows the edit at the occurrence that was edited, and keeps what others were changed to', () => {
    const moved = editSeries(of(), 'this_only', '2027-03-08', { startTime: '10:00', details: { title: 'Test' } }).kept!;
    const { kept } = editSeries(moved, 'all_events', '2027-03-08', { startTime: '11:00' });
    expect(seen(kept, '2027-03-01', '2027-03-10')).toEqual(['03-01 11:00 Mathe', '03-08 11:00 Test']);
  });

  it('moves the last day along, and forgets exceptions of days that are none any more', () => {
    const series = cancelOccurrence(of({ until: '2027-03-22' }), '2027-03-08', true);
    const moved = editSeries(series, 'all_events', '2027-03-01', { date: '2027-03-03' }).kept!;
    expect(seen(moved)).toEqual(['03-03 08:00 Mathe', '03-17 08:00 Mathe', '03-24 08:00 Mathe']);
    const monthly = editSeries(series, 'all_events', '2027-03-01', { repeats: 'monthly', until: null, count: 2 }).kept!;
    expect(monthly.exceptions).toEqual([]);
    expect(seen(monthly)).toEqual(['03-01 08:00 Mathe', '04-01 08:00 Mathe']);
    expect(seen(editSeries(series, 'all_events', '2027-03-01', { repeats: 'none' }).kept)).toEqual(['03-01 08:00 Mathe']);
  });

  it('refuses a day that the rule does not have', () => {
    expect(() => editSeries(of(), 'this_only', '2027-03-02', {})).toThrow(UnknownOccurrence);
    expect(() => removeOccurrences(of(), 'all_events', '2027-02-22')).toThrow(UnknownOccurrence);
    expect(occurrenceOn(of(), '2027-03-02')).toBeUndefined();
    expect(occurrenceOn(of(), '2027-03-08')).toMatchObject({ date: '2027-03-08' });
  });
});

describe('rules that go on', () => {
  it('answers a range far from the begin, and a few days among many years, without all steps in between', () => {
    const old = { ...RULE, startDate: '1970-01-05', repeats: 'daily' } as const;
    expect(ruleDates(old, '2199-12-30', '2199-12-31')).toHaveLength(2);
    expect(ruleDatesAmong(old, ['2190-01-01', '1971-01-01', '1969-01-01'])).toEqual(new Set(['1971-01-01', '2190-01-01']));
    expect(firstRuleDates(old, 3)).toEqual(['1970-01-05', '1970-01-06', '1970-01-07']);
    expect(ruleDates({ ...old, count: 1000 }, '1972-09-29', '2199-12-31')).toEqual(['1972-09-29', '1972-09-30']);
  });
});

describe('rules as text', () => {
  it('writes what other programs read, the last day as a moment in UTC', () => {
    expect(ruleText({ ...RULE, repeats: 'none' })).toBe('');
    expect(ruleText({ ...RULE, repeats: 'biweekly', until: '2027-07-05' })).toBe('FREQ=WEEKLY;INTERVAL=2;UNTIL=20270705T060000Z');
    expect(ruleText({ ...RULE, startDate: '2027-01-31', repeats: 'monthly', count: 3 })).toBe('FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3');
    expect(ruleText({ ...RULE, startDate: '2028-02-29', repeats: 'yearly' })).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29');
  });

  it('reads its own text and a rule for each of several weekdays', () => {
    const once = { ...RULE, repeats: 'none' as const };
    for (const repeats of ['daily', 'weekly', 'biweekly', 'monthly', 'yearly'] as const) {
      for (const end of [{}, { until: '2027-07-05' }, { count: 7 }]) {
        expect(readRuleText(ruleText({ ...RULE, repeats, ...end }), once)).toEqual([{ ...RULE, repeats, ...end }]);
      }
    }
    expect(readRuleText('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270401', once)).toEqual([
      { ...RULE, repeats: 'biweekly', until: '2027-04-01' },
      { ...RULE, repeats: 'biweekly', until: '2027-04-01', startDate: '2027-03-03' },
    ]);
    expect(readRuleText('FREQ=DAILY;BYDAY=MO,FR', once)!.map(({ startDate, repeats }) => [startDate, repeats])).toEqual([
      ['2027-03-01', 'weekly'],
      ['2027-03-05', 'weekly'],
    ]);
  });

  it('says no to rules that it does not have', () => {
    const once = { ...RULE, repeats: 'none' as const };
    const foreign = [
      'FREQ=HOURLY',
      'FREQ=WEEKLY;INTERVAL=3',
      'FREQ=MONTHLY;BYDAY=2MO',
      'FREQ=MONTHLY;BYMONTHDAY=31',
      'FREQ=DAILY;COUNT=100000',
    ];
    const more = [
      'FREQ=WEEKLY;BYDAY=TU',
      'FREQ=WEEKLY;BYDAY=MO,TU;COUNT=3',
      'FREQ=DAILY;BYSETPOS=1',
      'FREQ=DAILY;UNTIL=soon',
      '',
      'FREQ=YEARLY;BYMONTH=4',
    ];
    for (const text of [...foreign, ...more]) expect(readRuleText(text, once)).toBeNull();
  });
});
