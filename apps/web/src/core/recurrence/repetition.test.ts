import { expect, it } from 'vitest';
import { repetitionNote } from './repetition';

it('[TTB-06] [TTB-11] tells which months and years have no such day', () => {
  const notes = ['2027-01-28', '2027-01-29', '2027-01-30', '2027-01-31'].map((date) => repetitionNote('monthly', date)?.key);
  expect(notes).toEqual([undefined, 'shortMonths29', 'shortMonths30', 'shortMonths31']);
  expect(repetitionNote('yearly', '2028-02-29')).toEqual({ key: 'leapYears', year: 2032 });
  expect(repetitionNote('yearly', '2096-02-29')).toEqual({ key: 'leapYears', year: 2104 });
  expect(repetitionNote('weekly', '2027-01-31')).toBeUndefined();
});
