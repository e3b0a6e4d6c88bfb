import { describe, expect, it } from 'vitest';
import { currentPlace } from './place';

describe('currentPlace', () => {
  it.each([
    ['/', 'start'],
    ['/tools', 'tools'],
    ['/text_editor/documents', 'tools'],
    ['/text_editor/info', 'tools'],
    ['/folders/discarded', 'trash'],
    ['/profile', undefined],
    ['/toolshed', undefined],
  ])('%s is %s', (path, place) => expect(currentPlace(path)).toBe(place));
});
