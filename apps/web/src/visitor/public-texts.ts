import type { ItemTypeKey } from '@murmel/contracts';

/** Texts of the frame around every public page. */
const FRAME_TEXTS = ['visitor', 'tools', 'platform/page', 'platform/errors'];

/** The board's own texts, those of its cards and of parts that every tool can have, wherever cards are shown. */
export const TEACHING_BOARD_TEXTS = [
  'boards',
  'live-document',
  'tools/teaching_board/board',
  'tools/teaching_board/errors',
  'parts',
  'tools/teaching_board/kinds',
];

/** Texts of a public page beside, or instead of, those in the tool's own folder. */
const TEXTS: Partial<Record<ItemTypeKey, readonly string[]>> = {
  folders: ['folders'],
  text_editor: ['tools/text_editor', 'live-document', 'people'],
  word_clouds: ['tools/word_clouds', 'tools/word_clouds/errors'],
  assistants: ['tools/assistants/public'],
  mini_tools: ['tools/mini_tools/public'],
  link_shortener: ['tools/link_shortener/public', 'tools/link_shortener/errors'],
  qrcodes: ['tools/qrcodes/public'],
  file_sharing: ['tools/file_sharing/guest', 'tools/file_sharing/errors', 'files', 'boards/upload'],
  audio_recorder: ['recordings/player'],
  screen_recorder: ['recordings/player'],
  video_recorder: ['recordings/player'],
  surveys: ['tools/surveys/form', 'tools/surveys/errors'],
  pinboard: ['tools/pinboard/board', 'tools/pinboard/errors', 'boards', 'live-document', 'people'],
  teaching_board: ['tools/teaching_board/public', ...TEACHING_BOARD_TEXTS],
  timetable_prototype: ['tools/timetable_prototype/agenda'],
  website: ['tools/website/public'],
  correction_aid: ['tools/correction_aid/public'],
  timetable: ['tools/timetable/shown'],
  pupil_feedback: ['tools/pupil_feedback/writing', 'tools/pupil_feedback/errors'],
  worksheet: ['tools/worksheet/work', 'tools/worksheet/sheet', 'tools/worksheet/errors', 'parts'],
};

/**
 * Returns the namespaces of the public page of a type. The build reads them, too: they determine the files that the server preloads for a
 * page.
 */
export function publicTexts(type: ItemTypeKey): readonly string[] {
  return TEXTS[type] ?? [`tools/${type}`];
}

/** Returns the namespaces of the first screen at an address. @param type undefined where no item is */
export function firstTexts(type: ItemTypeKey | undefined): string[] {
  return [...FRAME_TEXTS, ...(type ? publicTexts(type) : [])];
}
