import { expect, it } from 'vitest';
import { CONTENT_KINDS } from './item-fields.js';

/** Kinds as the specification lists them, by the names under which they are stored. */
const SPECIFIED = [
  ...['audio_recording', 'link', 'screen_recording', 'assistant', 'converter_content', 'feedback', 'image', 'screen', 'shared_file'],
  ...['pinboard', 'pupil_feedback_assignment', 'survey', 'text_document', 'website_page', 'word_cloud', 'worksheet'],
  ...['worksheet_response', 'video_recording', 'folder', 'qrcode', 'school_class', 'project'],
];
/** Kinds of tools that came later. */
const FURTHER = ['mini_tool', 'timetable', 'prototype_calendar'];

it('[SHR-10] the kinds of content are the 22 of the specification, and those of three further tools', () => {
  expect(SPECIFIED).toHaveLength(22);
  expect([...CONTENT_KINDS].sort()).toEqual([...SPECIFIED, ...FURTHER].sort());
});
