import { ASSISTANT_CATEGORIES } from '@murmel/contracts';
import { expect, it } from 'vitest';
import german from './de.json';
import english from './en.json';

it('[B-assistant] ten categories, from planning lessons to tools for learners, have a name in both languages', () => {
  expect(ASSISTANT_CATEGORIES).toHaveLength(10);
  expect([ASSISTANT_CATEGORIES[0], ASSISTANT_CATEGORIES.at(-1)]).toEqual(['lesson_planning', 'for_learners']);
  for (const { categories } of [german, english]) {
    const names = ASSISTANT_CATEGORIES.map((category) => (categories as Record<string, string>)[category]);
    expect(names.every((name) => name !== undefined && name.length > 2)).toBe(true);
    expect(new Set(names).size).toBe(10);
  }
});
