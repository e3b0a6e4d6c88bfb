import { REPEATS, type RecurrenceRule } from '@murmel/contracts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../../tests/support/draws.js';
import { type ReadEvent, readCalendar } from '../../../../../tests/support/read-calendar.js';
import { calendarFile, writtenEvent } from './calendar-file.js';
import { addDays, offsetAt } from './local-time.js';
import { occurrencesBetween } from './occurrences.js';
import type { Series, SeriesException } from './series.js';
import { zoneComponent } from './zone-component.js';
import { ZONES, zoneTexts } from './zone-texts.js';

const SPAN = 500;

const someRule = fc
  .record({
    startDate: fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-08-01', days)),
    startTime: fc.constantFrom('06:00', '08:15', '13:45', '20:00'),
    zone: fc.constantFrom(...ZONES, 'Australia/Sydney', 'Asia/Kolkata'),
    repeats: fc.constantFrom(...REPEATS),
    days: fc.constantFrom(0, 0, 1),
    end: fc.oneof(
      fc.constant(null),
      fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ length: fc.integer({ min: 0, max: 400 }) }),
    ),
  })
  .map(({ end, ...rest }): RecurrenceRule => {
    const bounds: { length?: number; count?: number } = end && rest.repeats !== 'none' ? end : {};
    const until = bounds.length === undefined ? null : addDays(rest.startDate, bounds.length);
    return { ...rest, endTime: '21:30', until, count: bounds.count ?? null };
  });
const someChanges = fc.array(
  fc.record({
    place: fc.double({ min: 0, max: 0.9, noNaN: true }),
    what: fc.constantFrom('cancelled', 'title', 'moved', 'time'),
    days: fc.integer({ min: -3, max: 3 }),
  }),
  { maxLength: 5 },
);

describe('a calendar file', () => {
  it('[C35] has in another library the occurrences that the engine has, for random rules and changed days', () => {
    fc.assert(
      fc.property(someRule, someChanges, (rule, changes) => {
        const to = addDays(rule.startDate, SPAN);
        const whole: Series<{ title: string }> = { rule, details: { title: 'Mathe, Raum; 7b' }, exceptions: [] };
        const days = occurrencesBetween(whole, rule.startDate, to).map(({ ruleDate }) => ruleDate);
        const exceptions = new Map<string, SeriesException<{ title: string }>>();
        for (const { place, what, days: by } of changes) {
          const date = days[Math.floor(days.length * place)]!;
          const moved = { moved: { date: addDays(date, by) }, title: { details: { title: 'Test' } }, time: { startTime: '09:00' } };
          exceptions.set(date, { date, cancelled: what === 'cancelled', change: what === 'cancelled' ? {} : moved[what] });
        }
        const series = { ...whole, exceptions: [...exceptions.values()] };
        const text = calendarFile('Plan', rule.zone, 'test', [writtenEvent('eins', series)]);
        // One VEVENT for all days, and one for each that was changed.
        expect(text.match(/BEGIN:VEVENT/g)!.length).toBeLessThanOrEqual(1 + exceptions.size);
        const expected = occurrencesBetween(series, addDays(rule.startDate, -5), addDays(to, 5))
          .filter(({ cancelled, ruleDate }) => !cancelled && ruleDate <= to)
          .map(({ start, end, details }) => ({
            ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString(), title: details.title },
          }));
        // A single event has no rule from which a day could be taken.
        if (rule.repeats === 'none' && exceptions.size > 0) return;
        // Over a night all programs keep the length of the first one, whose clocks may have changed.
        const shown = (one: ReadEvent) => (rule.days > 0 ? [one.start, one.title] : one);
        expect(readCalendar(text, to).map(shown)).toEqual(expected.map(shown));
      }),
      { numRuns: draws(2000) },
    );
  });

  it('says of each zone what its clocks show, by the laws and as this machine knows it', () => {
    const offsets = (component: string, tzid: string): number[] => {
      const zone = new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(component)), tzid });
      return noons.map((noon) => zone.utcOffset(ICAL.Time.fromData({ ...noon, hour: 12 })));
    };
    const noons = Array.from({ length: 900 }, (_one, index) => {
      const [year, month, day] = addDays('2026-01-01', index).split('-').map(Number) as [number, number, number];
      return { year, month, day };
    });
    for (const { tzid, component } of zoneTexts()) {
      expect(offsets(zoneComponent(tzid), tzid)).toEqual(offsets(component, tzid));
      expect(zoneComponent(tzid)).toContain('RRULE');
    }
    for (const tzid of ['Asia/Kolkata', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Africa/Casablanca', 'Europe/Istanbul', 'UTC']) {
      const shown = noons.map(({ year, month, day }) => {
        const noon = Date.UTC(year, month - 1, day, 12);
        return offsetAt(noon - offsetAt(noon, tzid), tzid) / 1000;
      });
      expect(offsets(zoneComponent(tzid), tzid), tzid).toEqual(shown);
    }
  });
});
