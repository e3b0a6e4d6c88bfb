import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const sources = repositoryFiles().filter((path) => /^(apps|libs)\/.*(?<!\.test)\.tsx?$/.test(path));
const holding = (word: RegExp): string[] => sources.filter((path) => word.test(readFileSync(join(REPOSITORY, path), 'utf8')));

test('[ASS-21] no page lets the browser listen: its recognition of speech sends voices to its vendor', () => {
  expect(holding(/SpeechRecognition/)).toEqual([]);
});

test('[ASS-21] the browser speaks in one place alone, which takes only voices of the device', () => {
  const [place, ...others] = holding(/speechSynthesis\b|SpeechSynthesisUtterance/);
  expect([place, others]).toEqual(['apps/web/src/core/ai/speech/use-read-aloud.ts', []]);
  const text = readFileSync(join(REPOSITORY, place!), 'utf8');
  expect(text.match(/getVoices\(\)/g)).toHaveLength(1);
  expect(text).toContain('localService === true');
});
