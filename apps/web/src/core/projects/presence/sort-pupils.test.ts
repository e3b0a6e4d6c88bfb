import type { WatchedPupil } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { sortPupils } from './sort-pupils';

const pupil = (name: string, online: boolean, handSince: string | null = null): WatchedPupil => ({
  id: name,
  name,
  online,
  itemIds: [],
  handSince,
});

it('inOrder shows who is there first, by name, with numbers as people count', () => {
  const pupils = [pupil('P10', true), pupil('Ämilia', false), pupil('P9', true), pupil('Zoe', false), pupil('Aylin', true)];
  expect(sortPupils(pupils).map(({ name }) => name)).toEqual(['Aylin', 'P9', 'P10', 'Ämilia', 'Zoe']);
});

it('the raised hand stands first, the longest waiting before the others, also of who is away', () => {
  const pupils = [pupil('Aylin', true), pupil('Ben', true, '2026-03-02T08:10:00Z'), pupil('Zoe', false, '2026-03-02T08:05:00Z')];
  expect(sortPupils(pupils).map(({ name }) => name)).toEqual(['Zoe', 'Ben', 'Aylin']);
});
