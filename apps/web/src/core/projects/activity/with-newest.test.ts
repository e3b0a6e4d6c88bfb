import { LIMITS, type ProjectActivity } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { withNewest } from './with-newest';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 8, minute)).toISOString();
const entry = (minute: number, count = 1): ProjectActivity => ({
  id: `mia ${minute}`,
  kind: 'wrote',
  at: at(minute),
  pupil: { id: 'mia', name: 'Mia' },
  item: null,
  count,
});
const full = (from: number) => Array.from({ length: LIMITS.project.activitiesShown }, (_, index) => entry(from - index));
const lines = (entries: readonly ProjectActivity[] | undefined) => entries?.map(({ id, count }) => `${id} x${count}`);

it('what comes stands on top, what goes on is there once, and what is older stays', () => {
  expect(lines(withNewest([entry(20), entry(10)], [entry(30), entry(20, 5)]))).toEqual(['mia 30 x1', 'mia 20 x5', 'mia 10 x1']);
  expect(lines(withNewest([], [entry(30)]))).toEqual(['mia 30 x1']);
  expect(lines(withNewest([entry(10)], []))).toEqual(['mia 10 x1']);
});

it('asks for a new page only when more came than the line carries', () => {
  expect(withNewest([entry(1)], full(50))).toBeUndefined();
  expect(lines(withNewest([entry(21), entry(1)], full(50)))).toEqual([...lines(full(50))!, 'mia 1 x1']);
  expect(withNewest([entry(1)], full(50).slice(1))).toHaveLength(LIMITS.project.activitiesShown);
});
