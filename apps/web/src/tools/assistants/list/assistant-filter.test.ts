import { type FeaturedAssistant, NEW_AVATAR } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { assistantFilterOf, featuredAmong, filterQuery } from './assistant-filter';

const one = (title: string, category: FeaturedAssistant['category']): FeaturedAssistant => ({
  ...{ template: title, title, description: 'Hilft beim Denken', avatar: NEW_AVATAR, category, subcategory: null },
});
const ALL = [one('Sokrates', 'for_learners'), one('Stundenkompass', 'lesson_planning')];
const titles = (...asked: [Parameters<typeof featuredAmong>[1], string]) => featuredAmong(ALL, ...asked).map(({ title }) => title);

it('an address that says nothing, or something that there is not, shows all', () => {
  expect([null, '', 'nonsense', 'stem'].map(assistantFilterOf)).toEqual(['all', 'all', 'all', 'stem']);
});

it('[ASS-11] asks by category, for characters, for international ones and for what was put away', () => {
  expect((['all', 'mine', 'stem', 'figures', 'international', 'archive'] as const).map(filterQuery)).toEqual([
    {},
    {},
    { category: 'stem' },
    { characters: 'true' },
    { international: 'true' },
    { archived: 'true' },
  ]);
});

it("shows what comes with the product by its category and by a word, and not among what is one's own", () => {
  expect(titles('all', '')).toEqual(['Sokrates', 'Stundenkompass']);
  expect(titles('for_learners', '')).toEqual(['Sokrates']);
  expect(titles('all', 'KOMPASS')).toEqual(['Stundenkompass']);
  expect(titles('all', 'Stunden\u00ADkompass\u200B')).toEqual(['Stundenkompass']);
  expect(titles('all', 'denken')).toHaveLength(2);
  expect([titles('mine', ''), titles('archive', ''), titles('figures', '')]).toEqual([[], [], []]);
});
