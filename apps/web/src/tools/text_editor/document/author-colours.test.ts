import { expect, it } from 'vitest';
import { coloursOf } from './author-colours';

it('gives each author a colour of their own while there are seven', () => {
  const authors = Array.from({ length: 9 }, (_, index) => ({
    id: `person-${index}`,
    name: `P${index}`,
    teacher: false,
    clientIds: [index * 2, index * 2 + 1],
  }));
  const { people, byClient } = coloursOf(authors);
  expect(new Set(people.slice(0, 7).map(({ colour }) => colour)).size).toBe(7);
  expect(people).toHaveLength(9);
  expect(byClient.get(3)).toEqual(people[1]);
  expect(byClient.get(2)).toBe(byClient.get(3));
});
