import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { REPOSITORY } from '../support/process.js';

vi.stubEnv('E2E_LANGUAGE', 'en');
const { wordsOfInterface } = await import('../e2e/support/interface-texts.js');

/** `said('…')`, `like('…', 'key')`: what is put together at run time cannot be known. */
const CALL = /\b(said|like)\(\s*(['"`])((?:(?!\2|\$\{)[^\\])+)\2(?:,\s*'([^']*)')?,?\s*\)/g;

test('every word that a lesson says in German is one word in English, as `npm run proof -- english` needs it', () => {
  const faults: string[] = [];
  let calls = 0;
  for (const file of globSync('tests/e2e/**/*.ts', { cwd: REPOSITORY })) {
    const source = readFileSync(join(REPOSITORY, file), 'utf8');
    const area = /wordsOfInterface\('([^']*)'\)/.exec(source)?.[1];
    if (area === undefined) continue;
    const words = wordsOfInterface(area);
    for (const [, call, , german, key] of source.matchAll(CALL)) {
      calls += 1;
      try {
        words[call as 'said' | 'like'](german!, key);
      } catch (error) {
        faults.push(`${file}: ${(error as Error).message}`);
      }
    }
  }
  expect(calls).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
