import { expect, it } from 'vitest';
import { personAppearance } from '../../../ui/marbles/person-appearance';
import { coloursOf } from './author-colours';

it('marks what each author wrote in the colour that their marble has, also where two have the same', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `person-${index}`);
  const authors = [...ids.filter((id) => personAppearance(id).colour === 'wiese').slice(0, 2), ...ids.slice(0, 9)].map((id, index) => ({
    id,
    name: `P${index}`,
    teacher: false,
    clientIds: [index * 2, index * 2 + 1],
  }));
  const { people, byClient } = coloursOf(authors);
  expect(people).toEqual(authors.map(({ id, name }) => ({ name, colour: personAppearance(id).colour })));
  expect(byClient.get(3)).toEqual(people[1]);
  expect(byClient.get(2)).toBe(byClient.get(3));
});
