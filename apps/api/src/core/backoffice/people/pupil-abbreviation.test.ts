import { expect, it } from 'vitest';
import { pupilAbbreviation } from './pupil-abbreviation.js';

it.each([
  ['Maximiliane Sonnenschein', 'Maximiliane S.'],
  ['Ben', 'Ben'],
  ['Ayşe Nur Öztürk', 'Ayşe Ö.'],
  ['  Kürzel  ', 'Kürzel'],
  ['', ''],
])('the administration reads %j as %j', (name, shown) => expect(pupilAbbreviation(name)).toBe(shown));
