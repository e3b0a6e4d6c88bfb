import { describe, expect, it } from 'vitest';
import { itemInAddress } from './item-in-address';

describe('itemInAddress', () => {
  it.each([
    ['/text_editor/documents/7', { tool: 'text_editor', itemId: '7' }],
    ['/text_editor/public_documents/7', { tool: 'text_editor', itemId: '7' }],
    ['/pinboard/boards/7/cards/8', { tool: 'pinboard', itemId: '7' }],
    ['/surveys/surveys/7', { tool: 'surveys', itemId: '7' }],
    ['/surveys/surveys/7/public_survey_responses/new', { tool: 'surveys', itemId: '7' }],
    ['/text_editor/documents', undefined],
    ['/p/school_classes/7', undefined],
  ])('%s', (path, expected) => expect(itemInAddress(path)).toEqual(expected));
});
