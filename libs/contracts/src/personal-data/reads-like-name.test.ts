import { expect, it } from 'vitest';
import { readsLikeName } from './reads-like-name.js';

it('[PFB-07] a code is told apart from the name of a person', () => {
  expect(['K12', 'A-7', '9c/3', 'Nr. 4'].filter(readsLikeName)).toEqual([]);
  expect(['Mia', 'Mia Sonnenschein', 'lukas', 'mia@schule.example'].filter((code) => !readsLikeName(code))).toEqual([]);
});
