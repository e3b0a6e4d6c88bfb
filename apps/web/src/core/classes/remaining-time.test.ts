import { describe, expect, it } from 'vitest';
import { classesRoot } from '../links/class-paths';
import { daysLeft, isGoingSoon, minutesLeft, remainingTimeText } from './remaining-time';
import { spacedCode } from './spaced-code';

const NOW = new Date('2026-05-12T08:00:00Z');
const after = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();

describe('timeWords', () => {
  it.each([
    ['over', after(0), 'over', {}],
    ['the last seconds', after(0.1), 'minutes', { count: 1 }],
    ['a quarter', after(15), 'minutes', { count: 15 }],
    ['an hour', after(60), 'hours', { count: 1 }],
    ['nineteen hours', after(19 * 60 + 10), 'hours', { count: 19 }],
    ['a day, just begun', after(24 * 60), 'hours', { count: 24 }],
    ['two weeks', after(17 * 24 * 60), 'until', { date: '29. Mai' }],
    ['next year', after(445 * 24 * 60), 'until', { date: '31. Juli 2027' }],
  ])('%s', (_case, endsAt, key, values) => expect(remainingTimeText(endsAt, NOW, 'de')).toEqual({ key, values }));

  it('whole days', () =>
    expect([after(0), after(1439), after(1440), after(30 * 1440)].map((at) => daysLeft(at, NOW))).toEqual([0, 0, 1, 30]));
  it('[DEL-03] a permanent class is said to go 30 and 7 days before, not earlier', () => {
    const warned = (days: number, type: 'permanent' | 'onetime' = 'permanent') =>
      isGoingSoon({ type, expiresAt: after(days * 24 * 60) }, NOW);
    expect([31, 30, 7, 0].map((days) => warned(days))).toEqual([false, true, true, true]);
    expect(warned(0.5, 'onetime')).toBe(false);
  });
  it('minutes, begun ones counted', () =>
    expect([null, after(-1), after(0.5), after(20)].map((at) => minutesLeft(at, NOW))).toEqual([0, 0, 1, 20]));
});

describe('codes', () => {
  it('stand as 3 + 3', () => expect(spacedCode('482917')).toBe('482\u00a0917'));
});

describe('classesRoot', () => {
  it.each([
    ['/t/school_classes/1/members', '/t/school_classes'],
    ['/t/school_classes_shared', '/t/school_classes_shared'],
    ['/t/school_classes_shared/1', '/t/school_classes_shared'],
    ['/', '/t/school_classes'],
  ])('%s', (path, root) => expect(classesRoot(path)).toBe(root));
});
