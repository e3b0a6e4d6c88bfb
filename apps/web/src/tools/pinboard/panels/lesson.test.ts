import { expect, it } from 'vitest';
import { stoppedPeople } from './lesson';

it('names those who are still stopped, the next to be free first', () => {
  expect(
    stoppedPeople(
      new Map([
        ['late', 300],
        ['over', 100],
        ['soon', 200],
      ]),
      100,
    ),
  ).toEqual([
    { person: 'soon', until: 200 },
    { person: 'late', until: 300 },
  ]);
});
