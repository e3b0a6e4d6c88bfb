import type { WatchedPupil } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { inOrder } from './in-order';

const pupil = (name: string, online: boolean): WatchedPupil => ({ id: name, name, online, itemIds: [], handSince: null });

it('inOrder shows who is there first, by name, with numbers as people count', () => {
  const pupils = [pupil('P10', true), pupil('Ämilia', false), pupil('P9', true), pupil('Zoe', false), pupil('Aylin', true)];
  expect(inOrder(pupils).map(({ name }) => name)).toEqual(['Aylin', 'P9', 'P10', 'Ämilia', 'Zoe']);
});
