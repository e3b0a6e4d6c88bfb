import { type CellState, type GridRow, ownLook } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { classBars, countsOf, numberRows, responseStatusOf, shownRows } from './grid-rows';

const NOW = 1_000_000;
const row = (name: string, more: Partial<GridRow> = {}, states: CellState[] = []): GridRow => ({
  id: name,
  name,
  look: ownLook(name),
  handSince: null,
  cells: states.map((state) => ({ state })),
  updatedAt: NOW,
  submittedAt: null,
  at: null,
  feedback: 'none',
  ...more,
});

describe('where somebody stands', () => {
  it('writes, paused, quiet after three minutes, handed in', () => {
    const after = (seconds: number) => responseStatusOf(row('Ida', { updatedAt: NOW - seconds * 1000 }), NOW);
    expect(after(3)).toEqual({ kind: 'writes' });
    expect(after(20)).toEqual({ kind: 'paused', seconds: 20 });
    expect(after(179)).toEqual({ kind: 'paused', seconds: 179 });
    expect(after(180)).toEqual({ kind: 'quiet', minutes: 3 });
    expect(responseStatusOf(row('Ida', { submittedAt: 5, updatedAt: 0 }), NOW)).toEqual({ kind: 'handedIn', at: 5 });
    expect(responseStatusOf(row('Ida', { handSince: NOW - 61_000 }), NOW)).toEqual({ kind: 'hand', minutes: 1 });
  });

  it('takes a clock that is ahead for now', () => {
    expect(responseStatusOf(row('Ida', { updatedAt: NOW + 5000 }), NOW)).toEqual({ kind: 'writes' });
  });
});

describe('the order of people', () => {
  const rows = numberRows([
    row('given', { submittedAt: 10, feedback: 'given' }),
    row('waits', { submittedAt: 20 }),
    row('far', {}, ['done', 'done']),
    row('slow', {}, ['done', 'begun']),
    row('quiet', { updatedAt: NOW - 200_000 }),
    row('quieter', { updatedAt: NOW - 400_000 }),
  ]);
  const names = (shown: readonly GridRow[]): string[] => shown.map(({ name }) => name);

  it('begins with whoever needs the teacher most', () => {
    expect(names(shownRows(rows, 'all', 'need', NOW))).toEqual(['quieter', 'quiet', 'slow', 'far', 'waits', 'given']);
  });

  it('puts raised hands before all others, the longest first, also of whoever has handed in', () => {
    const asking = [
      row('later', { handSince: NOW - 1000 }),
      row('quiet', { updatedAt: NOW - 400_000 }),
      row('first', { handSince: NOW - 60_000, submittedAt: 10, feedback: 'given' as const }),
    ];
    expect(names(shownRows(numberRows(asking), 'all', 'need', NOW))).toEqual(['first', 'later', 'quiet']);
  });

  it('goes by name, and shows only those who were asked for', () => {
    expect(names(shownRows(rows, 'handedIn', 'name', NOW))).toEqual(['given', 'waits']);
    expect(names(shownRows(rows, 'working', 'name', NOW))).toEqual(['far', 'quiet', 'quieter', 'slow']);
    expect(countsOf({ rows, absent: [{ id: 'a', name: 'Anna', handSince: null }] })).toEqual({
      all: 6,
      working: 4,
      handedIn: 2,
      absent: 1,
    });
    expect(shownRows(rows, 'absent', 'name', NOW)).toEqual([]);
    expect(shownRows(rows, 'all', 'name', NOW).find(({ name }) => name === 'waits')?.place).toBe(2);
  });
});

describe('the class', () => {
  it('is counted task by task; a task that came later is empty for all who were there before', () => {
    const tasks = ['a', 'b', 'c'].map((blockId) => ({ blockId, task: '', kind: 'Text', points: null }));
    const rows = [row('Ida', {}, ['done', 'begun']), row('Ben', {}, ['done', 'empty'])];
    expect(classBars({ tasks, rows })).toEqual([
      { done: 2, begun: 0, empty: 0 },
      { done: 0, begun: 1, empty: 1 },
      { done: 0, begun: 0, empty: 2 },
    ]);
  });
});
