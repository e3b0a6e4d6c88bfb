import { devicesAt } from '@murmel/contracts';
import { expect, it, vi } from 'vitest';

const PROJECT = '/p/school_classes/c/projects/p';
const SHEET = '/worksheet/worksheets/w/public_worksheet_responses/new';
vi.stubGlobal('location', { pathname: PROJECT });
const { mustBeLoadedAt } = await import('./must-be-loaded');

it('[E32] a page that takes voices is loaded anew for a pupil who comes from a project, whose page may not ask for a microphone', () => {
  const pages = [SHEET, '/audio_recorder/files/a', '/p/school_classes/c', '/audio_recorder/files'];
  expect(pages.filter((path) => mustBeLoadedAt(path))).toEqual([SHEET, '/audio_recorder/files/a']);
});

it('a page with the devices of the document is not', () => {
  const pages = [SHEET, '/surveys/surveys/s/public_survey_responses/new', '/video_recorder/files/a'];
  expect(pages.filter((path) => mustBeLoadedAt(path, devicesAt(SHEET)))).toEqual(['/video_recorder/files/a']);
});
