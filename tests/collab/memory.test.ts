// @module-tag proof
import { expect, inject, it } from 'vitest';
import { spawnProcess } from '../support/process.js';

/** A full document is 150,000 structs of 210 bytes when it is made of single letters, and its bytes. */
const FULL_MB = 60;

it('full documents cost what is said of them, and leave the memory when nobody has them open', async () => {
  const child = spawnProcess({
    cwd: 'tests',
    entry: 'collab/support/memory-of-documents.ts',
    env: { DATABASE_URL: inject('databaseUrl'), LOG_LEVEL: 'silent' },
  });
  await child.exited;
  const line = /memory (\{.*\})/.exec(child.output())?.[1];
  if (!line) throw new Error(child.output());
  const { before, open, after } = JSON.parse(line) as Record<'before' | 'open' | 'after', number>;
  console.info(line);
  expect(open - before).toBeGreaterThan(30);
  expect(open - before).toBeLessThan(2 * FULL_MB);
  expect(after - before).toBeLessThan(100);
});
