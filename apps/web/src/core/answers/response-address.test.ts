import { publicPlaceOf } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { responsePlaces } from './response-address';

describe.each(['worksheet', 'pupil_feedback'] as const)('the address of a response in %s', (type) => {
  const { placeOf, pathOf } = responsePlaces(type);

  it.each([undefined, 'r1'])('is read as it was written: %s', (responseId) => {
    const found = publicPlaceOf(pathOf('i1', responseId))!;
    expect(found).toMatchObject({ type, itemId: 'i1' });
    expect(placeOf(found.page, found.params)).toBe(responseId);
  });
});
