import { describe, expect, it } from 'vitest';
import { projectNoticeOf } from './project-notice';

const NOW = Date.parse('2026-05-12T08:00:00Z');
const at = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();

describe('stripOf', () => {
  it.each([
    ['far from the end', 'active', 301, undefined],
    ['five minutes before', 'active', 300, { key: 'minutes', count: 5 }],
    ['begun minutes count', 'active', 121, { key: 'minutes', count: 3 }],
    ['the last minute', 'active', 60, { key: 'lastMinute' }],
    ['over, before the server said so', 'active', 0, { key: 'ended' }],
    ['paused', 'paused', 100, { key: 'paused' }],
    ['ended', 'ended', 1000, { key: 'ended' }],
  ] as const)('%s', (_case, state, seconds, strip) => expect(projectNoticeOf({ state, endsAt: at(seconds) }, NOW)).toEqual(strip));
});
