import { afterEach, expect, it, vi } from 'vitest';
import { mustBeLoadedAt } from './capture-permission';

const loadedAt = (path: string): void => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `https://murmel.example${path}?a=1#b` } as PerformanceEntry]);
};

afterEach(() => vi.restoreAllMocks());

it('[E32] a page that takes voices is loaded anew for whoever comes from one that may not ask for a microphone', () => {
  const sheet = '/worksheet/worksheets/w/public_worksheet_responses/new';
  loadedAt('/p/school_classes/c/projects/p');
  expect([sheet, '/audio_recorder/files/a', '/p/school_classes/c', '/audio_recorder/files'].map(mustBeLoadedAt)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  loadedAt(sheet);
  expect([sheet, '/surveys/surveys/s/public_survey_responses/new', '/video_recorder/files/a'].map(mustBeLoadedAt)).toEqual([
    false,
    false,
    true,
  ]);
});
