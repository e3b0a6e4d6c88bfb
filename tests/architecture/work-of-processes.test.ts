import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const API = 'apps/api/src/';

/** Providers that begin by themselves in an api, and the side on which each is (ADR 88). */
const SIDES: Readonly<Record<string, 'background' | 'calls' | 'both' | 'own'>> = {
  // Rows that any process may take.
  'core/accounts/first-admin.ts': 'background',
  'core/demo-data/demo-data.ts': 'background',
  'core/housekeeping/job-runner.ts': 'background',
  'core/queue/queue-runner.ts': 'background',
  'core/templates/product-templates.ts': 'background',
  // Where an ffmpeg is: then as every queue.
  'core/recordings/films/film-runner.ts': 'own',
  // Rights that run out end beside the calls, all else in the background.
  'platform/processes/polling-runner.ts': 'both',
  // Its own pictures in each process, those of dead ones in the background.
  'core/ai/images/image-generator.ts': 'background',
  // Says that none does the work, where it does none itself.
  'core/installation/background-watch.ts': 'background',
  // Lines of this process, and rights.
  'core/projects/project-clock.ts': 'calls',
  'live/live-events.ts': 'calls',
  'live/live-gateway.ts': 'calls',
  // Memory and settings of this very process.
  'core/ai/runs/run-executor.ts': 'own',
  'core/housekeeping/stored-keys-check.ts': 'own',
  'platform/check-declared-operations.ts': 'own',
  'platform/operation/own-heartbeat.ts': 'own',
  'tools/link_shortener/link-shortener.module.ts': 'own',
};
const ASKS = {
  background: [/\b(?:looksForWork|takesBackgroundWork)\(/],
  calls: [/\banswersCalls\(/],
  both: [/\blooksForWork\(/, /\banswersCalls\(/],
  own: [],
} as const;

/** Rights that run out: each must not wait for a process of background work. */
const BESIDE_CALLS = ['core/ai/runs/run-access.ts'];

const sources = repositoryFiles()
  .filter((path) => path.startsWith(API) && /(?<!\.test)\.ts$/.test(path))
  .map((path) => ({ name: path.slice(API.length), text: readFileSync(join(REPOSITORY, path), 'utf8') }));

describe('who works', () => {
  it('every provider that begins by itself is on a side, and asks what its process does', () => {
    const beginning = sources.filter(({ text }) => /\bonApplicationBootstrap\(\)/.test(text));
    expect(beginning.map(({ name }) => name).toSorted()).toEqual(Object.keys(SIDES).toSorted());
    for (const { name, text } of beginning) for (const asks of ASKS[SIDES[name]!]) expect(text, name).toMatch(asks);
  });

  it('rights alone run beside the calls, and the role is asked in one place', () => {
    expect(sources.filter(({ text }) => text.includes('besideCalls: true')).map(({ name }) => name)).toEqual(BESIDE_CALLS);
    const comparing = sources.filter(({ text }) => /apiRole\s*[!=]==/.test(text)).map(({ name }) => name);
    expect(comparing).toEqual(['platform/processes/process-role.ts']);
  });
});
