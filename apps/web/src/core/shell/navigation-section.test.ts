import { describe, expect, it } from 'vitest';
import { currentSection } from './navigation-section';

describe('currentPlace', () => {
  it.each([
    ['/', 'start'],
    ['/tools', 'tools'],
    ['/text_editor/documents', 'tools'],
    ['/text_editor/info', 'tools'],
    ['/ai/mini_tools', 'tools'],
    ['/folders/discarded', 'trash'],
    ['/folders', 'library'],
    ['/bookmarks', 'bookmarks'],
    ['/folders/0190', 'library'],
    ['/t/school_classes', 'classes'],
    ['/t/school_classes_shared/1/members', 'classes'],
    ['/profile', undefined],
    ['/toolshed', undefined],
  ])('%s is %s', (path, place) => expect(currentSection(path)).toBe(place));
});
