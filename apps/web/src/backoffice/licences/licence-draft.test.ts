import { expect, it } from 'vitest';
import { draftOf, faultsOf, fieldsOf } from './licence-draft';

const draft = { ...draftOf(undefined), name: 'Kollegium', startsOn: '2026-08-01' };

it('[LIC-03] a new licence needs a name alone; without seats it is for any number of people, without an end it goes on', () => {
  expect(faultsOf(draft)).toEqual([]);
  expect(fieldsOf({ ...draft, name: ' Kollegium ' })).toMatchObject({ name: 'Kollegium', seats: null, endsOn: null, sharedClasses: true });
  expect(fieldsOf({ ...draft, seats: '40', endsOn: '2027-08-01' })).toMatchObject({ seats: 40, endsOn: '2027-08-01' });
});

it.each([
  [{ name: 'K' }, 'name'],
  [{ seats: '0' }, 'seats'],
  [{ seats: '1.5' }, 'seats'],
  [{ startsOn: '' }, 'begin'],
  [{ endsOn: '2026-07-31' }, 'end'],
] as const)('%j is wrong: %s', (fields, fault) => {
  expect(faultsOf({ ...draft, ...fields })).toEqual([fault]);
});
