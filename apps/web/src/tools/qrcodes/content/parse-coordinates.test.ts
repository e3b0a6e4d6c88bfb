import { describe, expect, it } from 'vitest';
import { parseCoordinates } from './parse-coordinates';

describe('a place that somebody typed', () => {
  it.each([
    ['52.5163, 13.3777', [52.5163, 13.3777]],
    ['52,5163, 13,3777', [52.5163, 13.3777]],
    ['geo:-33.8,151.2', [-33.8, 151.2]],
    ['52 13', [52, 13]],
    ['91, 0', undefined],
    ['0, 181', undefined],
    ['Berlin', undefined],
    ['52.5', undefined],
  ])('%s', (typed, place) => {
    const found = parseCoordinates(typed);
    expect(found && [found.latitude, found.longitude]).toEqual(place);
  });
});
