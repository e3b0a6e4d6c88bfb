import { describe, expect, it } from 'vitest';
import { lastMinutes, momentText, stateText, timeIsOver, waitingTimeText } from './project-time-text';

const NOW = new Date('2026-05-12T08:00:00Z');
const at = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const RUNNING = { state: 'active', endsAt: at(19 * 60), pausedAt: null, endedAt: null, archivedAt: null } as const;

describe('stateWords', () => {
  it.each([
    ['hours', 19 * 60, { key: 'hours', values: { count: 19 } }],
    ['a day of the calendar', 17 * 24 * 60, { key: 'until', values: { date: '29. Mai' } }],
    ['minutes', 4, { key: 'minutes', values: { count: 4 } }],
  ])('says %s while it runs', (_case, minutes, time) => {
    expect(stateText({ ...RUNNING, endsAt: at(minutes) }, NOW, 'de')).toEqual({ key: 'until', values: { time } });
  });

  it('says since when it is paused, and when it ended', () => {
    expect(stateText({ ...RUNNING, state: 'paused', pausedAt: at(-8 * 24 * 60) }, NOW, 'de')).toEqual({
      key: 'paused',
      values: { date: '4. Mai' },
    });
    expect(stateText({ ...RUNNING, state: 'paused', pausedAt: at(-12) }, NOW, 'en')).toEqual({ key: 'paused', values: { date: '9:48' } });
    expect(stateText({ ...RUNNING, state: 'ended', endedAt: at(-22 * 24 * 60) }, NOW, 'en')).toEqual({
      key: 'ended',
      values: { date: '20 April' },
    });
  });
});

describe('timeIsOver', () => {
  const over = { ...RUNNING, state: 'ended', endsAt: at(-5), endedAt: at(-5) } as const;
  it('knows its own end from one that its teacher made', () => {
    expect(timeIsOver(over)).toBe(true);
    expect(timeIsOver({ ...over, endsAt: at(60) })).toBe(false);
    expect(timeIsOver({ ...over, archivedAt: at(-1) })).toBe(false);
    expect(timeIsOver(RUNNING)).toBe(false);
  });
});

describe('lastMinutes', () => {
  it.each([
    [5, undefined],
    [4.6, 5],
    [4.4, 4],
    [4, 4],
    [0.2, 1],
    [0, undefined],
    [-1, undefined],
  ])('with %f minutes left: %s', (left, expected) => {
    expect(lastMinutes({ state: 'active', endsAt: at(left) }, NOW.getTime(), 5)).toBe(expected);
  });

  it('warns only of what runs', () => {
    expect(lastMinutes({ state: 'paused', endsAt: at(2) }, NOW.getTime(), 5)).toBeUndefined();
  });
});

describe('sinceWords', () => {
  it.each([
    [-0.5, { key: 'now', values: {} }],
    [-2, { key: 'minutes', values: { count: 2 } }],
    [-90, { key: 'time', values: { time: '08:30' } }],
  ])('%f minutes', (minutes, expected) => {
    expect(waitingTimeText(at(minutes), NOW, 'de')).toEqual(expected);
  });
});

it('momentText names day and time', () => {
  expect(momentText(at(0), NOW, 'de')).toBe('12. Mai, 10:00\u00a0Uhr');
});
