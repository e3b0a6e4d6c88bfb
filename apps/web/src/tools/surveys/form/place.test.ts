import { publicPlaceOf, TOOLS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type Place, pathOf, placeOf } from './place';

describe('places of a survey', () => {
  it.each<[Place]>([
    [{ screen: 'form', responseId: undefined }],
    [{ screen: 'form', responseId: 'r1' }],
    [{ screen: 'results', page: 1 }],
    [{ screen: 'results', page: 3 }],
  ])('%o has an address that leads back to it', (place) => {
    const found = publicPlaceOf(pathOf('i1', place));
    expect(found).toMatchObject({ type: 'surveys', itemId: 'i1' });
    expect(placeOf(found!.page, found!.params)).toEqual(place);
  });

  it.each(['0', '-1', 'x'])('takes the page %s for the first', (responsePage) => {
    expect(placeOf(TOOLS.surveys.publicPages[3], { responsePage })).toEqual({ screen: 'results', page: 1 });
  });
});
