import { describe, expect, it } from 'vitest';
import { idInPlace, numberInPlace, placeWithSlug } from './place-with-slug.js';

const ID = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

describe('[NAV-25] the id decides, the words behind it do not', () => {
  it.each([
    ['Zoo & Aquarium Köln', `${ID}-zoo-aquarium-koeln`],
    ['Straße', `${ID}-strasse`],
    ['Élève', `${ID}-eleve`],
    ['😀 ///', ID],
    ['x'.repeat(200), `${ID}-${'x'.repeat(60)}`],
  ])('%s', (name, place) => {
    expect(placeWithSlug(ID, name)).toBe(place);
    expect(idInPlace(place)).toBe(ID);
  });

  it('other words, none, and other letters lead to the same; what has no id leads nowhere', () => {
    for (const place of [ID, `${ID}-`, `${ID}-anders`, ID.toUpperCase()]) expect(idInPlace(place)).toBe(ID);
    for (const place of ['', 'x', `${ID}x`, `x${ID}`, `${ID.slice(1)}-zoo`]) expect(idInPlace(place)).toBeUndefined();
  });

  it('so does a number, where there is one', () => {
    expect(numberInPlace(placeWithSlug('26', 'Größe ändern'))).toBe(26);
    for (const place of ['26', '26-', '26-anders']) expect(numberInPlace(place)).toBe(26);
    for (const place of ['', 'x', '26x', '-26', '1e3', '٣', '1234567', '2.5-x']) expect(numberInPlace(place)).toBeUndefined();
  });
});
