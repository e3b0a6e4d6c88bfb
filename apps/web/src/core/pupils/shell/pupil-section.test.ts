import { describe, expect, it } from 'vitest';
import { sectionOf } from './pupil-section';

describe('placeOf', () => {
  it.each([
    ['/p/school_classes/7', 'start'],
    ['/p/school_classes/7/projects', 'start'],
    ['/p/school_classes/7/projects/8/share', 'start'],
    ['/p/school_classes/7/own_items', 'things'],
    ['/p/school_classes/7/archived', 'archive'],
    ['/p/school_classes/7/me', 'me'],
    ['/p/school_classes/70', undefined],
    ['/text_editor/info', undefined],
  ])('%s is %s', (path, place) => expect(sectionOf(path, '7')).toBe(place));
});
