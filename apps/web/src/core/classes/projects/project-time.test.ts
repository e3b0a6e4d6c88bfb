import { describe, expect, it } from 'vitest';
import { projectTime } from './project-time';

const NOW = new Date('2026-05-12T08:00:00Z');
const times = { state: 'active', endsAt: '2026-05-13T03:00:00Z', pausedAt: null, endedAt: null } as const;

describe('projectTime', () => {
  it.each([
    ['runs for hours', times, 'time.hours', { count: 19 }],
    ['runs for weeks', { ...times, endsAt: '2026-05-29T08:00:00Z' }, 'time.until', { date: '29. Mai' }],
    ['rests', { ...times, state: 'paused', pausedAt: '2026-05-04T08:00:00Z' }, 'project.since', { date: '4. Mai' }],
    [
      'rests since this morning',
      { ...times, state: 'paused', pausedAt: '2026-05-12T07:12:00Z' },
      'project.since',
      { date: '09:12\u00a0Uhr' },
    ],
    ['was finished', { ...times, state: 'ended', endedAt: '2026-04-20T08:00:00Z' }, 'project.endedOn', { date: '20. April' }],
    ['its time was over', { ...times, state: 'ended', endsAt: '2025-12-01T08:00:00Z' }, 'project.endedOn', { date: '1. Dezember 2025' }],
  ] as const)('%s', (_case, project, key, values) => expect(projectTime(project, NOW, 'de')).toEqual({ key, values }));
});
